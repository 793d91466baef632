declare module 'virtual:server-methods' {
  /** Made by `scripts/server-methods.mjs` whenever the documentation is built. */
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- A declared module can not import by a path.
  const methods: readonly import('../../../scripts/server-methods.mjs').Method[];
  export default methods;
}
