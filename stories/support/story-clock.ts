/** The moment at which every story stands: Tuesday, November 17, 2026, 10:35 in the morning in Portland, Maine. */
export const STORY_TIME = Date.parse('2026-11-17T10:35:00-05:00');

/** A clock that stands still, so that pictures compare. */
export const storyClock = () => STORY_TIME;
