/** The packages of others that the product is made of; see notices.mjs. */
export function shipped(lock: {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}): { at: string; name: string; version: string; license: string; optional: boolean }[];
