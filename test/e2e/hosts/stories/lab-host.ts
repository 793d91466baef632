import { compareSheets, type LabOutcome, readElements, turnAllOff } from '../../../hosts/compare-styles';
import { perform, stories } from './stage';

/** What the lab calls from outside. */
export interface LabHost {
  readonly stories: readonly { readonly id: string; readonly widget: string; readonly state: string }[];
  /**
   * Stands a story up, then turns each of the page's other sheets on in turn: as it stands, and as if the pointer were on
   * every element.
   */
  readonly judge: (id: string) => Promise<LabOutcome>;
}

/** What the run puts on the page. */
interface LabRun {
  /** Has every element look as if the pointer were on it. */
  readonly hoverAll: () => Promise<void>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const host: LabHost = {
  stories: stories.map((story) => {
    const { widget, state } = story.context({}).parameters;
    return { id: story.id, widget: text(widget), state: text(state) };
  }),
  async judge(id) {
    const story = stories.find((one) => one.id === id);
    if (story === undefined) throw new Error(`No story ${id}`);
    // The run puts this function on the page before it asks.
    const { hoverAll } = window as unknown as LabRun;
    let sheets: LabOutcome['sheets'] = [];
    let elements = 0;
    const { failure } = await perform(story, {}, async () => {
      elements = readElements().length;
      const atRest = await compareSheets();
      await hoverAll();
      const hovered = await compareSheets();
      sheets = [...atRest, ...hovered.map(({ title, changes }) => ({ title: `${title}, hovered`, changes }))];
    });
    return { failure, elements, sheets };
  },
};
turnAllOff();
Object.assign(window, { host });
