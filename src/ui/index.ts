'use client';

export { Banner, type BannerProps } from './banner/banner';
export { Blank, type BlankProps } from './blank/blank';
export { Bone, BoneLines, Skeleton, type BoneProps, type SkeletonProps } from './bone/bone';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button';
export { buttonClass, type ButtonLook } from './button/button.styles';
export type { FieldControl } from './field/control';
export { Field, FieldError, type FieldProps } from './field/field';
export { NativeSelect, type NativeSelectOption, type NativeSelectProps } from './field/native-select';
export { TextArea, TextInput, type TextInputProps } from './field/text-input';
export { useHydrated } from './hooks/use-hydrated';
export { useSlow } from './hooks/use-slow';
export { Icon, type IconProps } from './icon/icon';
export { Sheet, SheetBody, SheetHead, SheetList, type SheetHeadProps, type SheetProps } from './sheet/sheet';
export { Spinner } from './spinner/spinner';
export { Tag, type TagProps } from './tag/tag';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
