import { expect, it } from 'vitest';
import { citations, indentedByTabs, plainComments } from '../../scripts/plain-comments.mjs';

it.each([
  ['/** Who is here (spec §3, session context). */', '/** Who is here. */'],
  ['/** True unless the backend says so (decision 12). */', '/** True unless the backend says so. */'],
  ['/** Kept (decisions 11 and 12; spec §4). */', '/** Kept. */'],
  ['/** One boundary (TRUST §2: one for each widget). */', '/** One boundary. */'],
  ['/** No more than ten (product rule 419). */', '/** No more than ten. */'],
  ['/** Waiting is said to be waiting (fault F04). */', '/** Waiting is said to be waiting. */'],
  ['/** An address (a path, spec §7). */', '/** An address (a path). */'],
])('%s loses its citation', (text, plain) => {
  expect(citations(text)).toHaveLength(1);
  expect(plainComments(text)).toBe(plain);
  expect(citations(plain)).toEqual([]);
});

it('code and other brackets stay', () => {
  const text = 'declare const spec: "spec §3"; // Minor units (cents).\n/** Special (§ 4 of the law). */';
  expect(plainComments(text)).toBe(text);
  expect(citations(text)).toEqual([]);
});

it('a citation that is part of a sentence is reported, and has to be reworded', () => {
  expect(
    citations('/** As decision 12 has it. */\n/** The specification has it. */\n/** See DESIGN.md. */'),
  ).toHaveLength(3);
});

it('four spaces that begin a line are a tab', () => {
  const text = "interface Cart {\n    /**\n     * Of it.\n     */\n    of: {\n        is: 'four    spaces';\n    };\n}";
  expect(indentedByTabs(text)).toBe(
    "interface Cart {\n\t/**\n\t * Of it.\n\t */\n\tof: {\n\t\tis: 'four    spaces';\n\t};\n}",
  );
});
