/** What is used of the library, which brings no types. */
declare module 'jstat' {
  const jstat: { readonly erfc: (x: number) => number };
  // biome-ignore lint/style/noDefaultExport: this is how the library exports itself.
  export default jstat;
}
