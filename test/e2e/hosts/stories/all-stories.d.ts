/** Every story file of the repository, by path: written by the bundler (serve.ts). */
declare module 'all-stories' {
  export const files: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
