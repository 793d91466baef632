/** Time of all stories: Tuesday, November 17, 2026, 10:35 a.m. in Portland, Maine. */
export const STORY_TIME = Date.parse('2026-11-17T10:35:00-05:00');

/** A stopped clock, so that screenshots are comparable. */
export const storyClock = () => STORY_TIME;
