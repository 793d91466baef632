/** A file for a file field. */
export interface TestFile {
  readonly name: string;
  readonly path: string;
}

/** One tab of a browser: the few actions that every engine has. Points are CSS pixels of the viewport. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Value of a JavaScript expression in the page, after its promise is fulfilled. */
  run(expression: string): Promise<unknown>;
  hover(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  /** Presses a key, or keys held together: `Enter`, `Shift+Tab`, `Control+a`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Selects files in the first file field that matches the selector. */
  attach(selector: string, files: readonly TestFile[]): Promise<void>;
  /** The visible part of the page as a PNG. */
  picture(): Promise<Buffer>;
  /** Errors and warnings of the engine's console, if it reports them. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** Properties of a tab. */
export interface TabOptions {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** A running browser. Each tab has a profile of its own. */
export interface Driver {
  newTab(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

/** An engine that this machine may have. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Whether its driver can send touches. */
  readonly hasTouch: boolean;
  /** Paths of programs that have to exist. */
  readonly programs: readonly string[];
  /** Debian's packages that contain the programs. */
  readonly packages: readonly string[];
  launch(): Promise<Driver>;
}

/** The characters of a console message that are shown. */
export const MAX_PROBLEM_LENGTH = 300;
