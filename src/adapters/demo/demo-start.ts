/** The instant the demo's story is told at: Tuesday, November 17, 2026, 10:35:50 in the morning in Portland, Maine. */
export const storyTime = Date.UTC(2026, 10, 17, 15, 35, 50);
