type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
        readonly dev?: boolean;
      }
    >
  >;
};
export function missingFrom(lock: Lock): { name: string; version: string; at: string; dev: boolean }[];
export function complete(lock: Lock): Lock;
