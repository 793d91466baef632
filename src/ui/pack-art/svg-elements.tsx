import type { ReactElement } from 'react';
import type { Drawing } from './drawing';

const painted = new WeakMap<Drawing, readonly ReactElement[]>();

/** The elements of a drawing. One drawing gives the same elements each time, so React skips it when it renders again. */
export function elementsOf(drawing: Drawing): readonly ReactElement[] {
  const known = painted.get(drawing);
  if (known) return known;
  const elements = drawing.map((node, i) =>
    'd' in node ? (
      <path key={i} d={node.d} fill={node.fill} fillOpacity={node.opacity} />
    ) : (
      <text
        key={i}
        x={node.x}
        y={node.y}
        dy="0.35em"
        fill={node.fill}
        fontSize={node.size}
        fontWeight={700}
        textAnchor="middle"
        textLength={node.width}
        lengthAdjust="spacingAndGlyphs"
        transform={node.upright ? `rotate(-90 ${node.x} ${node.y})` : undefined}
      >
        {node.text}
      </text>
    ),
  );
  painted.set(drawing, elements);
  return elements;
}
