import { drawPack } from './draw-pack';
import { box, paint, placed, polygon, toGrid, type Drawing } from './drawing';
import type { PackArt } from './pack-drawing.types';

/** The whole scene, in units. */
export const SCENE = { width: 640, height: 900 } as const;

/** Its view box. */
export const SCENE_FRAME = `0 0 ${toGrid(SCENE.width)} ${toGrid(SCENE.height)}`;

/** From the top: where a board's front edge begins, how high its packages may be, what the board looks like. */
const boards = [
  { y: 300, side: 212, thickness: 14, face: '#27454c', edge: '#3d6069' },
  { y: 566, side: 208, thickness: 14, face: '#27454c', edge: '#3d6069' },
  { y: 856, side: 266, thickness: 44, face: '#102a31', edge: '#2f525b' },
] as const;

/** Kept free at both sides, where a narrower place cuts the scene. */
const margin = 20;

const brick = { width: 120, height: 58 };

/** Joints of a running bond, as one path of rows and one of ends. */
function wall(): Drawing {
  const rows = Array.from({ length: Math.ceil(SCENE.height / brick.height) }, (_, i) => i);
  const joints = rows.map((row) => box(0, row * brick.height, SCENE.width, 1.5)).join('');
  const ends = rows
    .flatMap((row) =>
      Array.from({ length: 6 }, (_, i) =>
        box(i * brick.width + (row % 2 ? 60 : 0), row * brick.height, 1.5, brick.height),
      ),
    )
    .join('');
  return [
    paint('#1b3b44', box(0, 0, SCENE.width, SCENE.height)),
    paint('#000', joints, 0.14),
    paint('#000', ends, 0.12),
  ];
}

const beams: Drawing = [660, 520].map((right) => paint('#fff', polygon(320, -40, right, 900, 640 - right, 900), 0.035));

/** The top of a board, seen from a little above, its front and the shade under it. */
const board = ({ y, thickness, face, edge }: (typeof boards)[number]): Drawing => [
  paint(face, box(0, y - 9, SCENE.width, 9)),
  paint('#000', box(0, y - 9, SCENE.width, 9), 0.22),
  paint(face, box(0, y, SCENE.width, thickness)),
  paint(edge, box(0, y, SCENE.width, 2.5)),
  paint('#000', box(0, y + thickness, SCENE.width, 26), 0.16),
];

/** The packages of a shelf, spread evenly, their fronts near the board's edge. */
const standing = (packs: readonly PackArt[], { y, side }: (typeof boards)[number]): Drawing =>
  packs.flatMap((art, i) => {
    const picture = drawPack(art);
    const room = (SCENE.width - 2 * margin) / packs.length;
    return placed(
      picture.drawing,
      margin + room * (i + 0.5),
      y - 3,
      Math.min(side / picture.side, (room - 14) / picture.width),
    );
  });

const drawn = new WeakMap<readonly (readonly PackArt[])[], Drawing>();

/** A cellar wall with up to three shelves of packages under two beams of light. */
export function drawScene(shelves: readonly (readonly PackArt[])[]): Drawing {
  const known = drawn.get(shelves);
  if (known) return known;
  const scene = [
    ...wall(),
    ...beams,
    ...boards.flatMap((each, i) => [...board(each), ...standing(shelves[i] ?? [], each)]),
  ];
  drawn.set(shelves, scene);
  return scene;
}
