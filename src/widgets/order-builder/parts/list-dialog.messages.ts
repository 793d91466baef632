/** Words of the dialog that a list is chosen in. */
export const listDialogMessages = {
  fromList: {
    title: 'Fill from a list',
    text: 'What’s on it goes into the rows. The list doesn’t change.',
    none: 'No lists yet',
    noneText: 'Once you create a list, you can order from it here.',
    toLists: 'Go to lists',
  },
} as const;
