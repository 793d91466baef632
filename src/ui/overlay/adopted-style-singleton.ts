import { useEffect } from 'react';

/**
 * Replaces the package `react-style-singleton` in every bundle, with the same names and the same reference count. It
 * adopts a stylesheet in the document instead of inserting a `<style>` element, which violates a strict CSP
 * (`style-src` without `unsafe-inline`). Adopted stylesheets need no nonce.
 */
export interface StylesheetSingleton {
  /** Adopts the stylesheet for the first user; later users only increase the count. */
  add(css: string): void;
  /** Removes the stylesheet with its last user. */
  remove(): void;
}

const ownBox =
  /position: relative[^;]*;\s*padding-left: [^;]*;\s*padding-top: [^;]*;\s*padding-right: ([^;]*);\s*margin-left:0;\s*margin-top:0;\s*margin-right: (\d+px)/;

const barSize = /body\[[\w-]+\]\s*\{\s*--removed-body-scroll-bar-size:[^}]*\}/;

/**
 * Removes two things from the scroll lock's CSS. One changes the body's own box: it would replace the body's padding by
 * its margin and move the elements at the foot of the page; the margin that makes up for the scroll bar is kept. The
 * other sets a custom property, which every element of the page inherits: the browser would compute all of their styles
 * again before the dialog gets the focus.
 */
export const adaptScrollLock = (css: string): string =>
  css.replace(ownBox, 'margin-right: calc($1 + $2)').replace(barSize, '');

/** Creates one stylesheet for any number of components. */
export function stylesheetSingleton(): StylesheetSingleton {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(css) {
      users += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(adaptScrollLock(css));
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

/**
 * Creates a hook that keeps `styles` adopted while its component is mounted. The second argument exists for
 * compatibility with the package.
 */
export function styleHookSingleton(): (styles: string, dynamic?: boolean) => void {
  const sheet = stylesheetSingleton();
  return function useAdoptedStyle(styles) {
    useEffect(() => {
      sheet.add(styles);
      return sheet.remove;
    }, [styles]);
  };
}

/** Creates a component with the effect of the hook; it renders nothing. */
export function styleSingleton(): (props: { styles: string; dynamic?: boolean }) => null {
  const useAdoptedStyle = styleHookSingleton();
  return function AdoptedStyle({ styles, dynamic }) {
    useAdoptedStyle(styles, dynamic);
    return null;
  };
}
