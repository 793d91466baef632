import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton` wherever the library is bundled: same names, same counting, but the
 * sheet is adopted by the document instead of being written as a `<style>` element, which a strict policy reports
 * (`style-src` without `unsafe-inline`). Adopted sheets need no nonce, so a page that has one loses nothing.
 */
export interface StylesheetSingleton {
  /** Adopts the sheet for the first user; later users only count. */
  add(css: string): void;
  /** Drops the sheet with its last user. */
  remove(): void;
}

const ownBox =
  /position: relative[^;]*;\s*padding-left: [^;]*;\s*padding-top: [^;]*;\s*padding-right: ([^;]*);\s*margin-left:0;\s*margin-top:0;\s*margin-right: (\d+px)/;

/**
 * The lock of the page's scrolling without what it does to the body's own box: it would put the body's margin in the place
 * of its padding, and what stands at the foot of the page would move. Only the room of the scroll bar is added.
 */
export const keepingBox = (css: string): string => css.replace(ownBox, 'margin-right: calc($1 + $2)');

/** One sheet, however many components ask for it. */
export function stylesheetSingleton(): StylesheetSingleton {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(css) {
      users += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(keepingBox(css));
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      sheet = null;
    },
  };
}

/** A hook that keeps `styles` adopted while its component is mounted. The second argument is the package's own. */
export function styleHookSingleton(): (styles: string, dynamic?: boolean) => void {
  const sheet = stylesheetSingleton();
  return function useAdoptedStyle(styles) {
    useEffect(() => {
      sheet.add(styles);
      return sheet.remove;
    }, [styles]);
  };
}

/** The same as a component that draws nothing. */
export function styleSingleton(): (props: { styles: string; dynamic?: boolean }) => null {
  const useAdoptedStyle = styleHookSingleton();
  return function AdoptedStyle({ styles, dynamic }) {
    useAdoptedStyle(styles, dynamic);
    return null;
  };
}
