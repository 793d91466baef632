'use client';

export { Banner, type BannerProps } from './banner/banner';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export {
  SkeletonShape,
  SkeletonText,
  Skeleton,
  type SkeletonShapeProps,
  type SkeletonProps,
} from './skeleton/skeleton';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button';
export { buttonClass, type ButtonAppearance } from './button/button.styles';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { RadioTiles, type RadioTileOption, type RadioTilesProps } from './checkbox/radio-tiles';
export { Chip, Badge, type ChipProps } from './chip/chip';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button';
export { Countdown, type CountdownProps } from './countdown/countdown';
export { announcedMinutes, formatClock, timeLeft, type TimeLeft } from './countdown/time-left';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog';
export { Dialog, prefetchDialog } from './dialog/dialog';
export type { DialogProps } from './dialog/dialog.types';
export { SummaryCard, SummaryCardSection, SummaryCardDivider } from './summary-card/summary-card';
export { CharacterCount, type CharacterCountProps } from './field/character-count';
export type { FieldControl } from './field/field';
export { Field, FieldError, type FieldProps } from './field/field';
export { NativeSelect, type NativeSelectOption, type NativeSelectProps } from './field/native-select';
export { TextArea, TextInput, type TextInputProps } from './field/text-input';
export { useHydrated } from './hooks/use-hydrated';
export { useSlow } from './hooks/use-slow';
export { Icon, type IconProps } from './icon/icon';
export { SafeImage, type SafeImageProps } from './image/safe-image';
export { Link, type LinkProps } from './link/link';
export { Announcer, useAnnounce, type Announce } from './live-region/announcer';
export { LiveRegion, type Announcement } from './live-region/live-region';
export { Meter, type MeterProps } from './meter/meter';
export { OverlaySettingsProvider, useOverlaySettings, type OverlaySettings } from './overlay/overlay-settings';
export { PackagePlaceholder, type PackagePlaceholderProps } from './image/package-placeholder';
export { Pager, type PagerLabels, type PagerProps } from './pager/pager';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar';
export { SearchField, type SearchFieldProps } from './search-field/search-field';
export {
  SegmentedControl,
  type SegmentedOption,
  type SegmentedControlProps,
} from './segmented-control/segmented-control';
export { Select } from './select/select';
export type { SelectOption, SelectProps } from './select/select.types';
export { CardBody, CardHeader, CardList, type CardHeaderProps } from './card/card';
export { Card, type CardProps } from './card/card-container';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link';
export { Spinner } from './spinner/spinner';
export {
  StatusGlyph,
  StatusIndicator,
  type StatusFill,
  type StatusIndicatorProps,
} from './status-indicator/status-indicator';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper/quantity-stepper';
export { ErrorSummary, type ErrorSummaryProps, type ErrorSummaryItem } from './error-summary/error-summary';
export { TotalsList, type TotalsRow } from './totals-list/totals-list';
export { Tag, type TagProps } from './tag/tag';
export { ToastRegion, TOAST_DURATION_MS, type Toast, type ToastRegionProps } from './toast/toast-region';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
export { ImageFrame, type ImageFrameProps } from './image-frame/image-frame';
