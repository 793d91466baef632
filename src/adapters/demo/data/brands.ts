import type { PackBrand } from '../../../domain';

/** A fictional brand: what stands on its labels and the block its SKUs are numbered from. */
export interface Brand extends PackBrand {
  readonly skuBase: number;
}

/** Labels of the demo's brands. None is real, and none is meant to look like a real one. */
export const brands = {
  maribel: { name: 'Maribel', tint: '#8c2f4b', deep: '#5a1a30', ink: '#fbeee2', paper: '#f7e9d8', mark: 'ring', scheme: 'sweep', liquid: '#3a1a16', cap: '#5a1a30', skuBase: 104000 },
  halden: { name: 'Halden', tint: '#c9b25a', deep: '#3f4a2c', ink: '#2c3420', paper: '#f6f1dd', mark: 'peak', scheme: 'band', liquid: '#f2f3e4', clear: true, glass: '#cfdccf', crate: '#4b5a35', skuBase: 210100 },
  pomelle: { name: 'Pomelle', tint: '#ef8a73', deep: '#a3402f', ink: '#fff6ee', paper: '#fff0e6', mark: 'half', scheme: 'fold', liquid: '#f7c3ae', skuBase: 330200 },
  coldwell: { name: 'Coldwell', tint: '#3f8fb0', deep: '#1d536d', ink: '#f2fafc', paper: '#eef7f9', mark: 'wave', scheme: 'fold', liquid: '#cfe6ec', clear: true, glass: '#b9d6dc', cap: '#1d536d', skuBase: 415600 },
  tarnwick: { name: 'Tarnwick', tint: '#7c8fb8', deep: '#36456b', ink: '#f4f6fb', paper: '#eef1f8', mark: 'peak', scheme: 'tower', liquid: '#eef1f8', clear: true, skuBase: 440100 },
  quillon: { name: 'Quillon', tint: '#26333a', deep: '#111a1e', ink: '#d6ef5c', paper: '#e9f3c0', mark: 'bolt', scheme: 'tower', liquid: '#d6ef5c', skuBase: 518900 },
  kitewell: { name: 'Kitewell', tint: '#2f9c8f', deep: '#135e58', ink: '#f2fffb', paper: '#e4f7f2', mark: 'bolt', scheme: 'fold', liquid: '#9fe0c8', cap: '#135e58', skuBase: 560100 },
  verdane: { name: 'Verdane', tint: '#5e8c4a', deep: '#2f5430', ink: '#f7f4e0', paper: '#f6f1dc', mark: 'leaf', scheme: 'band', liquid: '#b9752f', cap: '#2f5430', skuBase: 602300 },
  sunmill: { name: 'Sunmill', tint: '#e9a13b', deep: '#9c5413', ink: '#4a2506', paper: '#fff3d9', mark: 'sun', scheme: 'fold', liquid: '#f2a93b', cap: '#3f7a3a', skuBase: 677200 },
  bramrook: { name: 'Bramrook', tint: '#d8c7a3', deep: '#3c2c1c', ink: '#3c2c1c', paper: '#f3e8cf', mark: 'wing', scheme: 'band', liquid: '#b8812e', glass: '#6a4320', crate: '#6b4a2a', cap: '#9c6b22', skuBase: 700400 },
  osterly: { name: 'Osterly', tint: '#6b4a3a', deep: '#33211a', ink: '#f6e7d4', paper: '#f3e6d6', mark: 'half', scheme: 'band', liquid: '#3b241a', skuBase: 745100 },
  fennimore: { name: 'Fennimore', tint: '#2f5f5a', deep: '#173b38', ink: '#f4e9cf', paper: '#f4e9cf', mark: 'star', scheme: 'sweep', liquid: '#c8892f', glass: '#5b3a1c', skuBase: 845100 },
  brisk: { name: 'Brisk Gas', tint: '#4b6f52', deep: '#2a4630', ink: '#ffffff', paper: '#f3f5ee', mark: 'ring', scheme: 'band', liquid: '#ffffff', skuBase: 902100 },
  plain: { name: 'Plainware', tint: '#7b8a8c', deep: '#3d4a4d', ink: '#ffffff', paper: '#f6f6f2', mark: 'ring', scheme: 'band', liquid: '#ffffff', skuBase: 955200 },
} as const satisfies Record<string, Brand>;

export type BrandKey = keyof typeof brands;
