import { createContext, useContext } from 'react';

const Naming = createContext<(name: string) => void>(() => {});

export const PageNameProvider = Naming.Provider;

/** Names the page after what it shows, once that is known; until then it goes by its kind. */
export const useSetPageName = (): ((name: string) => void) => useContext(Naming);
