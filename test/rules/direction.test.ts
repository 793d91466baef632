import { describe, expect, it } from 'vitest';
import { isolateBidi } from '../../src/rules/direction';

// Rests on the Unicode Bidirectional Algorithm, UAX #9: an isolate ends at its own PDI, an override or embedding at PDF.
const FSI = '\u2068';
const PDI = '\u2069';
const RLO = '\u202e';

describe('a text inside another one', () => {
  it('is unchanged without anything that turns the direction', () => {
    expect(isolateBidi('Crème brûlée 12 × 500 mL')).toBe('Crème brûlée 12 × 500 mL');
  });

  it('is isolated if it has right-to-left letters', () => {
    expect(isolateBidi('מיץ')).toBe(`${FSI}מיץ${PDI}`);
  });

  it('has no override, so that an amount is displayed in the order of its characters', () => {
    expect(isolateBidi(`${RLO}00.01$`)).toBe('00.01$');
    expect(isolateBidi(`מיץ${RLO}12`)).toBe(`${FSI}מיץ12${PDI}`);
  });

  it('cannot end its own isolation', () => {
    expect(isolateBidi(`Cola${PDI}${RLO}`)).toBe('Cola');
    expect(isolateBidi(`מיץ${PDI}ab${FSI}`)).toBe(`${FSI}מיץab${PDI}`);
    expect(isolateBidi(`מיץ${FSI}`)).toBe(`${FSI}מיץ${PDI}`);
  });

  it('keeps the isolates of a text that was filled before', () => {
    const filled = `2 × ${isolateBidi('מיץ')}`;
    expect(isolateBidi(filled)).toBe(`${FSI}${filled}${PDI}`);
  });
});
