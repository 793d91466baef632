import { paint, type Drawing, type Shape } from './drawing';
import { legible, visible } from './color';
import { strip, TILT, wavyStrip } from './lathe';
import { lettered } from './lettering';
import { marked } from './marks';
import type { PackScheme } from './pack-art.types';
import type { Brand, View } from './solid';

/** The straight part of a wall with the label. */
export interface Wall {
  readonly radius: number;
  readonly top: number;
  readonly bottom: number;
  /** Maximum width of a name in radii. Default 1.4: a wider name would be on the curved edge. */
  readonly reach?: number;
}

/** A label: the light covers its print but not its words, which stay legible. */
export interface Label {
  readonly print: Drawing;
  readonly lettering: Drawing;
}

const nothing: Label = { print: [], lettering: [] };

interface Sign {
  readonly at: number;
  readonly reach: number;
  readonly fill: string;
}

/** Position of mark and name as fractions of the wall's height from its top; sizes in drawing units. */
interface Face {
  readonly grounds: readonly Shape[];
  readonly mark: Sign;
  /** The mark without a name. Default: the mark, a quarter larger. */
  readonly alone?: Sign;
  readonly name: { readonly at: number; readonly size: number; readonly fill: string; readonly upright?: boolean };
}

/** Draws the grounds of a scheme; `isTall` walls are higher than 2.4 radii, others use the short form. */
type Scheme = (brand: Brand, wall: Wall, height: number, isTall: boolean) => Face;

const schemes: Readonly<Record<PackScheme, Scheme>> = {
  sweep: (brand, { radius, top, bottom }, height, isTall) => {
    const onDeep = legible(brand.deep, brand.ink, brand.paper);
    const onTint = legible(brand.tint, brand.ink, brand.deep);
    const markOnTint = visible(brand.tint, brand.ink, brand.deep);
    if (!isTall) {
      return {
        grounds: [
          paint(brand.deep, strip(radius, bottom - height * 0.15, bottom)),
          paint(brand.ink, strip(radius, bottom - height * 0.19, bottom - height * 0.15)),
        ],
        mark: { at: 0.29, reach: height * 0.17, fill: markOnTint },
        alone: { at: 0.4, reach: height * 0.28, fill: markOnTint },
        name: { at: 0.62, size: height * 0.26, fill: onTint },
      };
    }
    const rise = (angle: number) => -Math.sin(angle) * radius * 0.42;
    return {
      grounds: [
        paint(brand.deep, wavyStrip(radius, top + height * 0.58, bottom, rise)),
        paint(brand.ink, wavyStrip(radius, top + height * 0.53, top + height * 0.58, rise, true), 0.9),
      ],
      mark: { at: 0.26, reach: radius * 0.46, fill: markOnTint },
      name: { at: 0.79, size: radius * 0.52, fill: onDeep },
    };
  },

  band: (brand, { radius, top, bottom }, height, isTall) => {
    const inset = height * (isTall ? 0.2 : 0.11);
    const lines = isTall ? [top + height * 0.23, bottom - height * 0.25] : [];
    return {
      grounds: [
        paint(brand.paper, strip(radius, top + inset, bottom - inset)),
        ...lines.map((line) => paint(brand.tint, strip(radius, line, line + height * 0.02))),
      ],
      mark: {
        at: isTall ? 0.43 : 0.35,
        reach: isTall ? Math.min(radius * 0.48, height * 0.1) : height * 0.165,
        fill: brand.onPaper,
      },
      alone: { at: 0.5, reach: Math.min(radius * 0.6, height * 0.26), fill: brand.onPaper },
      name: {
        at: isTall ? 0.64 : 0.68,
        size: isTall ? radius * 0.48 : height * 0.26,
        fill: legible(brand.paper, brand.deep),
      },
    };
  },

  fold: (brand, { radius, top, bottom }, height) => ({
    grounds: [
      paint(
        brand.paper,
        wavyStrip(
          radius,
          top + height * 0.5,
          bottom,
          (angle) => Math.sin(angle * 2.6) * Math.min(radius * 0.13, height * 0.08),
        ),
      ),
    ],
    mark: { at: 0.26, reach: Math.min(radius * 0.5, height * 0.2), fill: visible(brand.tint, brand.ink, brand.deep) },
    name: { at: 0.76, size: Math.min(radius * 0.52, height * 0.28), fill: legible(brand.paper, brand.deep) },
  }),

  tower: (brand, { radius, top }, height, isTall) => {
    const head = height * (isTall ? 0.15 : 0.34);
    const onTint = legible(brand.tint, brand.ink, brand.paper);
    return {
      grounds: [paint(brand.deep, strip(radius, top, top + head))],
      mark: {
        at: head / 2 / height,
        reach: Math.min(radius * 0.26, head * 0.42),
        fill: visible(brand.deep, brand.ink, brand.paper),
      },
      alone: { at: isTall ? 0.54 : 0.67, reach: Math.min(radius * 0.62, height * 0.24), fill: onTint },
      name: isTall
        ? { at: 0.57, size: radius * 0.78, fill: onTint, upright: true }
        : { at: 0.67, size: height * 0.3, fill: onTint },
    };
  },
};

const isScheme = (name: string): name is PackScheme => Object.hasOwn(schemes, name);

/** The label of a brand on a wall in the brand's scheme, above a ground with its tint. */
export function label(brand: Brand, wall: Wall, { small, behind, foot }: View): Label {
  const { radius, top, reach = 1.4 } = wall;
  // A vertical name is moved away from objects in front; other schemes are simply covered.
  const bottom = brand.scheme === 'tower' ? Math.min(wall.bottom, -foot) : wall.bottom;
  if (behind || -foot <= top + radius * 0.2) return nothing;

  const height = bottom - top;
  const {
    grounds,
    mark,
    name,
    alone = { ...mark, reach: mark.reach * 1.25 },
  } = schemes[isScheme(brand.scheme) ? brand.scheme : 'fold'](
    brand,
    { ...wall, bottom },
    height,
    height > radius * 2.4,
  );
  const sag = TILT * radius;
  const y = (share: number) => top + height * share + sag;
  const isShown = !small && y(name.at) < -foot;
  const lettering = isShown
    ? lettered(brand.name, {
        y: y(name.at),
        fill: name.fill,
        size: name.size,
        width: name.upright ? height * 0.72 : radius * reach,
        upright: name.upright,
      })
    : [];
  const sign = lettering.length === 0 && y(alone.at) + alone.reach < -foot ? alone : mark;
  return { print: [...grounds, marked(brand.mark, 0, y(sign.at), sign.reach, sign.fill)], lettering };
}
