// Growth of a series.

/** Growth of `y` per step of `x`: the slope of the least-squares line. */
export function slopeOf(points) {
  const mean = (pick) => points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  if (spread === 0) throw new Error('A slope needs two points apart');
  return points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
}
