/** Start time of the demo: dates and cut-offs are the same whenever the journeys run. */
export const STORY_TIME = '2026-11-17T10:35:00-05:00';
