// Runs in the page before its other scripts: dates and cut-offs of the demo are the same whenever the journeys run.
import { STORY_TIME } from '../../support/story-time';

const time = Date.parse(STORY_TIME);

window.Date = new Proxy(Date, {
  construct: (RealDate, given) => (given.length === 0 ? new RealDate(time) : Reflect.construct(RealDate, given)),
  get: (RealDate, key) => (key === 'now' ? () => time : Reflect.get(RealDate, key)),
});
