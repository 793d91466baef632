/**
 * Warns in the console of a host's development build of deprecated names that a widget gets. Bundlers remove this code
 * from production builds.
 */
export function warnInDevelopment(widget: string, props: object): void {
  try {
    if (process.env['NODE_ENV'] === 'development')
      import('./warn-of-deprecations').then(
        ({ warnOfDeprecations }) => warnOfDeprecations(widget, props),
        () => undefined,
      );
  } catch {
    // A page without a bundler has no `process`; it is not a development build.
  }
}
