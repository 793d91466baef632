/** Words of the dialog that a list is chosen in. */
export const listDialogMessages = {
  fromList: {
    title: 'Fill from a list',
    text: 'What is on it goes into the rows. The list stays as it is.',
    none: 'There is no list yet',
    noneText: 'A list you make can be ordered from here.',
    toLists: 'Go to lists',
  },
} as const;
