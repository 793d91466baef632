/** Phones of the demo's buyers, by buyer. Fictional numbers (decision 25). */
export const customerPhones: Readonly<Record<string, string>> = {
  dana: '(207) 555-0114', sam: '(207) 555-0127', noemie: '(514) 555-0133', lucia: '(514) 555-0146', mei: '(604) 555-0158', jiwoo: '(604) 555-0162',
};
