'use client';

export { __camel__Contract } from './__name__.contract';
export { __camel__Messages } from './__name__.messages';
export type { __Name__Adapter, __Name__Events, __Name__Props, __Name__Slots } from './__name__.types';
export { __Name__ } from './__name__.widget';
