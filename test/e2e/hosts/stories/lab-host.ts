import { compareSheets, type LabOutcome, readElements, turnAllOff } from '../../../hosts/compare-styles';
import { perform, stories } from './stage';

/** Functions that the lab calls from outside. */
export interface LabHost {
  readonly stories: readonly { readonly id: string; readonly widget: string; readonly state: string }[];
  /**
   * Renders a story, then enables each of the page's other stylesheets in turn: without and with a simulated hover on
   * every element.
   */
  readonly judge: (id: string) => Promise<LabOutcome>;
}

/** Functions that the run adds to the page. */
interface LabRun {
  /** Simulates hover on every element. */
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
    // The run exposes this function before it calls `perform`.
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
