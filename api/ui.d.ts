import * as react from 'react';
import { ComponentPropsWithoutRef, ReactNode, RefObject, FocusEventHandler } from 'react';
import { IconNode } from 'lucide';
import { FieldProblem } from './rules.js';

declare const icons: {
    readonly neutral: IconNode;
    readonly accent: IconNode;
    readonly positive: IconNode;
    readonly caution: IconNode;
    readonly critical: IconNode;
};
interface BannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
    /** Default `neutral`. */
    tone?: keyof typeof icons;
    /** What is so, in one strong line. */
    title: ReactNode;
    /** The way out, in one sentence. */
    children?: ReactNode;
    /** At most one secondary `sm` button. */
    action?: ReactNode;
    /** Replaces the tone's own drawing. */
    icon?: IconNode;
}
/**
 * A message that stays in the page. Silent unless a `role` of `status` or `alert` is given by who adds it to a drawn page.
 * An alert is announced as it arrives; a status that arrives with its text is not, so the announcer around says it.
 */
declare function Banner({ tone, title, children, action, icon, role, className, ...rest }: BannerProps): react.JSX.Element;

/** The sign on the crate: what kind of nothing this is. */
declare const glyphs: {
    readonly plus: "M80 12v12M74 18h12";
    readonly search: "M83 17a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM82 20.5l4 4";
    readonly alert: "M80 12v7M80 23.5v.1";
    readonly lock: "M75.5 17.5h9v6h-9ZM77 17v-1.6a3 3 0 0 1 6 0V17";
    readonly arrow: "M74.5 18h11M81.5 13.5 86 18l-4.5 4.5";
    readonly check: "m74.5 18.5 4 4 7-8";
    readonly clock: "M80 12v6.5l4.5 2.5";
};
/** What a crate can say. */
type EmptyStateGlyph = keyof typeof glyphs;

interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
    /** `alert` for a failure, `lock` for access, `arrow` for signed out. Default `plus`. */
    glyph?: EmptyStateGlyph;
    title: ReactNode;
    /** Heading level in the page. Default 3. */
    level?: 1 | 2 | 3 | 4;
    /** How to start, or what can be done. */
    text?: ReactNode;
    /** At most two buttons. */
    actions?: ReactNode;
    /** Without the picture, in a dashed frame: for one part of a page that failed. */
    compact?: boolean;
}
/** Nothing to show, and why: the empty crate, one line of what, one of how to go on. */
declare function EmptyState({ glyph, title, level, text, actions, compact, children, className, ...rest }: EmptyStateProps): react.JSX.Element;

interface SkeletonShapeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
    /** 3.5, 6.5, 10 or 16 rem, or all there is. Ignored by `well`. Default `full`. */
    width?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
    /** A line of text, its second line, a control, a product well, or a block. Default `line`. */
    shape?: 'line' | 'second' | 'control' | 'well' | 'block';
}
/** One grey stand-in for what comes, in its shape and place. */
declare function SkeletonShape({ width, shape, className, ...rest }: SkeletonShapeProps): react.JSX.Element;
/** Lines of text to come; the last is shorter. */
declare function SkeletonText({ lines }: {
    lines?: number;
}): react.JSX.Element;
interface SkeletonProps extends ComponentPropsWithoutRef<'div'> {
    /** What is loading; announced once it takes long. */
    label: string;
    children: ReactNode;
}
/** A group of bones with one line for assistive technology, which knows by `aria-busy` that the real thing is to come. */
declare function Skeleton({ label, children, className, ...rest }: SkeletonProps): react.JSX.Element;

interface ButtonAppearance {
    /** One of the ten variants; any other text is `primary`. Default `primary`. */
    variant?: string;
    /** 32, 40 or 44 px high; all are 44 under a coarse pointer. Default `md`. */
    size?: 'sm' | 'md' | 'lg';
    /** As wide as its container. */
    block?: boolean;
    /** Square, for an icon without a word. Give it an `aria-label`. */
    iconOnly?: boolean;
}
/** The classes of a button's look, for anything that is pressed. */
declare function buttonClass({ variant, size, block, iconOnly }: ButtonAppearance, className?: string): string;

interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonAppearance {
    /** Waiting for its own action: keeps focus, ignores clicks and keeps its width. */
    busy?: boolean;
    /** What is happening, shown while busy (“Placing order”). Its room is reserved from the start. */
    busyLabel?: ReactNode;
    /** Drawn before the label; the only content of an `iconOnly` button. */
    icon?: IconNode;
}
/**
 * A button. `disabled` takes it out of the tab order; to keep it reachable with a reason, use `aria-disabled` and
 * `aria-describedby` instead: it is then drawn disabled and ignores clicks.
 */
declare const Button: react.ForwardRefExoticComponent<ButtonProps & react.RefAttributes<HTMLButtonElement>>;
interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'>, ButtonAppearance {
    /** A link the caller has made safe (`safeHref`). */
    href: string;
    icon?: IconNode;
}
/** A link that looks like a button: it goes somewhere instead of doing something. */
declare const ButtonLink: react.ForwardRefExoticComponent<ButtonLinkProps & react.RefAttributes<HTMLAnchorElement>>;

interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
    label: ReactNode;
    /** Keeps the label for assistive technology only: for boxes in rows. */
    hideLabel?: boolean;
    /** A second line under the label. */
    description?: ReactNode;
    /** Some, not all: drawn as a dash. */
    indeterminate?: boolean;
    onCheckedChange?: (checked: boolean) => void;
}
/** A box and its words; both are the target. */
declare const Checkbox: react.ForwardRefExoticComponent<CheckboxProps & react.RefAttributes<HTMLInputElement>>;

interface RadioTileOption {
    value: string;
    label: ReactNode;
    description?: ReactNode;
    /** Why it can't be chosen; shown in place of the description. */
    disabledReason?: ReactNode;
}
interface RadioTilesProps extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'onChange'> {
    legend: ReactNode;
    /** Keeps the legend for assistive technology only: for a group under its own heading. */
    hideLegend?: boolean;
    /** The chosen value; null for none yet. */
    value: string | null;
    onValueChange: (value: string) => void;
    options: readonly RadioTileOption[];
    hint?: ReactNode;
    error?: ReactNode;
}
/** One of a few, each with room for a second line. What can't be chosen keeps its place, with the reason. */
declare function RadioTiles({ legend, hideLegend, value, onValueChange, options, hint, error, className, ...rest }: RadioTilesProps): react.JSX.Element;

interface ChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type'> {
    /** Takes the chip away: the whole chip becomes that button, with × at its end. */
    onRemove?: () => void;
    /** Its name then; contains the chip's words (“Remove Glass bottle”). */
    removeLabel?: string;
    /** On or off, with `onClick`. */
    pressed?: boolean;
}
/** A filter: pressed on and off, or removed. */
declare function Chip({ onRemove, removeLabel, pressed, onClick, children, className, ...rest }: ChipProps): react.JSX.Element;
/** A small number on something else. Say what it counts beside it or in the name of what it stands on. */
declare function Badge({ className, ...rest }: ComponentPropsWithoutRef<'span'>): react.JSX.Element;

interface CopyButtonProps {
    /** What is copied. */
    text: string;
    /** Names the button: “Copy order number”. */
    label: string;
    /** Said once it is copied. */
    copied: string;
    /** Said when the browser refuses, with the way out. */
    failed: string;
}
/** Copies a text. Absent where the browser has no clipboard for this page, as without https. */
declare function CopyButton({ text, label, copied, failed }: CopyButtonProps): react.JSX.Element | null;

/** Time left, cut into what a clock shows. */
interface TimeLeft {
    /** Milliseconds; 0 when it is over. */
    ms: number;
    days: number;
    /** 0 to 23. */
    hours: number;
    minutes: number;
    seconds: number;
}
/** Cuts milliseconds into days, hours, minutes and whole seconds, rounded up so that 0 means over. */
declare function timeLeft(ms: number): TimeLeft;
/** What a clock shows of the time left, `h:mm:ss`: days are hours. */
declare const formatClock: ({ days, hours, minutes, seconds }: Omit<TimeLeft, "ms">) => string;
/** The last of 60, 15 and 5 minutes that was passed; null before the first and when it is over. */
declare function announcedMinutes(ms: number): 5 | 15 | 60 | null;

interface CountdownProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
    /** When it closes, in epoch milliseconds. */
    until: number;
    /** The clock, in epoch milliseconds. */
    now: () => number;
    /** What is shown: weekday and time over 24 hours, h:mm:ss under. */
    format: (left: TimeLeft) => ReactNode;
    /** What is said aloud when 60, 15 and 5 minutes are left. */
    announce?: (minutes: number) => string;
    /** Shown once it is over. */
    closed: ReactNode;
    /** Once, when it is over. */
    onClose?: () => void;
}
/** Time left until something closes. It is not read out each second. */
declare function Countdown({ until, now, format, announce, closed, onClose, className, ...rest }: CountdownProps): react.JSX.Element;

/** What every dialog takes. Words come in as props; `title` names the dialog for assistive technology. */
interface DialogProps {
    open: boolean;
    /** Asked to close by Escape, the close button or a press outside; asked with false when its code cannot be fetched. */
    onOpenChange: (open: boolean) => void;
    title: ReactNode;
    /** One sentence under the title, read with it. */
    description?: ReactNode;
    children?: ReactNode;
    /** Actions, at the end of the foot; the main one last. */
    footer?: ReactNode;
    /** Name of the × button; null where the foot has the way out. */
    closeLabel: string | null;
    /** 400, 544 or 768 px wide; on a phone always a sheet from the bottom. */
    size?: 'sm' | 'md' | 'lg';
    /** `alertdialog` for a question that must be answered. */
    role?: 'dialog' | 'alertdialog';
    /** What gets the focus first; else the first control in the body, then in the foot. */
    initialFocus?: RefObject<HTMLElement | null>;
    /** What gets the focus back when the element that had it is gone; else that element. */
    returnFocus?: RefObject<HTMLElement | null>;
    /** What gets the focus as the dialog goes, in place of what had it before: what came of the answer. */
    focusAfter?: RefObject<HTMLElement | null>;
    /** Keeps the dialog open whatever the buyer does, while something that must not be left is under way. */
    locked?: boolean;
    /** Where to put the overlay; the settings' container, a host dialog around, or the body otherwise. */
    container?: HTMLElement | null;
    className?: string;
}

interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'returnFocus' | 'focusAfter' | 'container'> {
    /** The question, naming the thing: “Cancel order 4500889?”. */
    title: ReactNode;
    /** What happens if the buyer goes on, and whether it can be undone. */
    text: ReactNode;
    /** What the buyer must fill in to go on, such as a reason. */
    children?: ReactNode;
    /** Verb and noun: “Cancel order”. */
    confirmLabel: string;
    /** The way out that keeps the thing's name: “Keep order”. */
    cancelLabel: string;
    tone: 'destructive' | 'primary';
    /** The answer is being carried out: nothing closes the dialog until it is settled. */
    busy?: boolean;
    /** What is happening, on the button while busy. */
    busyLabel?: string;
    onConfirm: () => void;
}
/** A question with two answers. A destructive answer is never the one that has the focus (Enter must not lose data). */
declare function ConfirmDialog(props: ConfirmDialogProps): react.JSX.Element;

/** One choice. */
interface SelectOption {
    /** Not empty: the empty value means that nothing is chosen yet. */
    value: string;
    label: string;
    /** A second line in the list, such as an address. */
    description?: string;
    disabled?: boolean;
}
interface SelectProps {
    /** Name of the control and of its list, as a string: ids do not reach from a shadow root to the list on the body. */
    label: string;
    /** The chosen value; empty when nothing is chosen. */
    value: string;
    onValueChange: (value: string) => void;
    options: readonly SelectOption[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    /** Takes part in a form under this name. */
    name?: string;
    id?: string;
    size?: 'sm' | 'md';
    disabled?: boolean;
    required?: boolean;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean;
    onFocus?: FocusEventHandler<HTMLElement>;
    onBlur?: FocusEventHandler<HTMLElement>;
    className?: string;
    /** Where to put the list; the settings' container, a host dialog around, or the body otherwise. */
    container?: HTMLElement | null;
}

/** Starts fetching the overlay chunk quietly, for pointer-enter and focus; a failure shows when a layer really opens. */
declare function prefetchOverlays(): void;

/** Fetches the dialog's code ahead of the click: for pointer-enter and focus of what opens it. */
declare const prefetchDialog: typeof prefetchOverlays;
/**
 * A modal dialog, always controlled. Costs the page nothing until it opens: the part that needs Radix is one lazy chunk
 * shared with Select. Until the chunk is here nothing shows or moves and the focus stays where it is; if it cannot be
 * fetched, the settings' `onLoadError` is told and the dialog asks to be closed, so that what opened it works again.
 */
declare function Dialog(props: DialogProps): react.JSX.Element | null;

/** A slip for money and delivery: its parts are divided by tear lines. Nothing else gets a tear line. */
declare const SummaryCard: react.ForwardRefExoticComponent<Omit<react.DetailedHTMLProps<react.HTMLAttributes<HTMLElement>, HTMLElement>, "ref"> & react.RefAttributes<HTMLElement>>;
/** One part of a docket. */
declare function SummaryCardSection({ className, ...rest }: ComponentPropsWithoutRef<'div'>): react.JSX.Element;
/** The dashed line with punched notches between two parts. `data-background="surface"` on the docket when it stands on a sheet. */
declare function SummaryCardDivider({ className, ...rest }: ComponentPropsWithoutRef<'div'>): react.JSX.Element;

interface CharacterCountProps {
    used: number;
    limit: number;
    words: {
        /** “120 characters left”. */
        left: (count: number) => string;
        /** “4 characters too many”. */
        over: (count: number) => string;
    };
    /** To describe the control by: add it to its `aria-describedby`. */
    id?: string;
    className?: string;
}
/** What is left of a limit. Always shown; said aloud only when a threshold is crossed, so that typing is not talked over. */
declare function CharacterCount({ used, limit, words, id, className }: CharacterCountProps): react.JSX.Element;

/** What a field gives its control: spread it on the input. */
interface FieldControl {
    id: string;
    'aria-describedby': string | undefined;
    /** Never absent: Firefox then reads a required field without a value as invalid. */
    'aria-invalid': boolean;
}

/** One problem under its control. Not a live region: the control it describes is read with it. */
declare function FieldError({ children, className, ...rest }: ComponentPropsWithoutRef<'p'>): react.JSX.Element;

interface FieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'id'> {
    label: ReactNode;
    /** Id of the control, for an error summary to point at; made up when absent. */
    id?: string;
    /** Help that stays. */
    hint?: ReactNode;
    /** The problem and its fix in one sentence; absent when there is none. */
    error?: ReactNode;
    /** The word for “Optional”, written at the end of the label. Required is not written. */
    optional?: string;
    /** Keeps the label for assistive technology only: for a control whose place says what it is. */
    hideLabel?: boolean;
    /** Draws the control with what ties it to label, hint and error. */
    children: (control: FieldControl) => ReactNode;
}
/** Label, one control, then its problem and its help. */
declare function Field({ label, id, hint, error, optional, hideLabel, children, className, ...rest }: FieldProps): react.JSX.Element;

interface NativeSelectOption {
    value: string;
    label: string;
    disabled?: boolean;
}
interface NativeSelectProps extends ComponentPropsWithoutRef<'select'> {
    /** The options; `children` may give `<option>` elements instead. */
    options?: readonly NativeSelectOption[];
    onValueChange?: (value: string) => void;
}
/** The platform's own select, for rows that repeat and for phones. */
declare const NativeSelect: react.ForwardRefExoticComponent<NativeSelectProps & react.RefAttributes<HTMLSelectElement>>;

interface TextInputProps extends ComponentPropsWithoutRef<'input'> {
    /** `end` for numbers and money. */
    align?: 'start' | 'end';
    /** A drawing at the start that only helps. */
    icon?: IconNode;
    /** A unit at the start, like a currency sign; not part of the value. */
    unit?: string;
}
/** One line of text. Takes a field's control props and every native one. */
declare const TextInput: react.ForwardRefExoticComponent<TextInputProps & react.RefAttributes<HTMLInputElement>>;
/** Several lines of text; grows by its handle. */
declare const TextArea: react.ForwardRefExoticComponent<Omit<react.DetailedHTMLProps<react.TextareaHTMLAttributes<HTMLTextAreaElement>, HTMLTextAreaElement>, "ref"> & react.RefAttributes<HTMLTextAreaElement>>;

/**
 * False in server markup and in the first client pass, true from then on. For what a server cannot draw without an
 * inline style or a clock, so that hydration finds the markup it expects.
 */
declare function useHydrated(): boolean;

/** True once `after` ms have passed since the part appeared: when a loading view should say that it is slow. */
declare function useSlow(after?: number): boolean;

/** A line drawing as plain data: elements of a 24 × 24 picture. */
type IconDrawing = IconNode;
interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
    /** The drawing, by its lucide name: `import { Truck } from 'lucide'`. */
    of: IconDrawing;
    /** 15, 18 or 22 px at a 16-px root. */
    size?: 'sm' | 'md' | 'lg';
    /** Turns with the reading direction: for arrows and chevrons that mean back, next or out. */
    mirror?: boolean;
}
/**
 * A line drawing beside a word. Hidden from assistive technology: the word, or the control's name, speaks.
 * Drawn here from lucide's data, since its React components weigh five times as much.
 */
declare function Icon({ of: drawing, size, mirror, className, ...rest }: IconProps): react.JSX.Element;

interface SafeImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'alt'> {
    /** From data; refused unless `imageSource` takes it. */
    src: string | null | undefined;
    /** Empty for a picture that only repeats a word beside it. */
    alt: string;
    /** Default `eager`. */
    loading?: 'eager' | 'lazy';
    /** Drawn when there is no picture, it is refused, or it does not load. Keeps the picture's name. */
    fallback: ReactNode;
    /** The page's origin, for absolute pictures of the same site. */
    origin?: string;
}
/** A picture that came with data. */
declare function SafeImage({ src, alt, loading, fallback, origin, className, onError, ...rest }: SafeImageProps): string | number | bigint | boolean | react.JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | react.ReactPortal | react.ReactElement<unknown, string | react.JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | null | undefined;

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target'> {
    /** From data or configuration; refused unless `safeHref` takes it. */
    href: string;
    /** The page's origin, which paths may not leave. */
    origin?: string;
    /** Opens a new window also for an https address; `mailto:` and `tel:` always do. */
    newWindow?: boolean;
    /** Not a part of a text: on touch it is as easy to hit as a button. */
    alone?: boolean;
}
/** A link in text. A refused address leaves the words without a link. */
declare const Link: react.ForwardRefExoticComponent<LinkProps & react.RefAttributes<HTMLAnchorElement>>;

/** Says a text once; the same text again is said again. */
type Announce = (text: string, options?: {
    assertive?: boolean;
}) => void;
interface AnnouncerProps {
    /** Has a region of its own although there is one around: for a dialog, which keeps the page's out of reach. */
    own?: boolean;
    children: ReactNode;
}
/**
 * One live region that everything inside shares. Inside another announcer it adds none: what a page says last is then
 * said by a region that is still there when the page has changed.
 */
declare function Announcer({ own, children }: AnnouncerProps): string | number | bigint | boolean | react.JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | react.ReactPortal | react.ReactElement<unknown, string | react.JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | null | undefined;
/** The nearest announcer's voice; silent without one. */
declare function useAnnounce(): Announce;

/** One thing to say. A new `id` says it again even when the words are the same. */
interface Announcement {
    id: string | number;
    text: string;
    /** Interrupts: only for what stops the person. */
    assertive?: boolean;
}
/**
 * Says changes aloud. Stays mounted and empty until there is something to say: a region that arrives with its words
 * is not announced.
 */
declare function LiveRegion({ message }: {
    message: Announcement | null;
}): react.JSX.Element;

interface MeterProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
    /** What is reached, in the unit of `goal`. */
    value: number;
    /** What is needed. */
    goal: number;
    /** What is measured, for assistive technology (“Minimum order”). */
    label: string;
    /** The same state as a sentence, read instead of a percentage (“34 of 40 cases, 6 short”). */
    valueText: string;
    /** Above, at the start: “34 of 40 cases”. */
    words?: ReactNode;
    /** Above, at the end: “6 short”, or “Minimum met”. */
    gap?: ReactNode;
    /** `pips` are counted, one square each up to 60, then one for ten; `bar` is for money. Default `pips`. */
    form?: 'pips' | 'bar';
}
/** How near a goal is. What is missing is outlined, so that it can be counted. */
declare function Meter({ value, goal, label, valueText, words, gap, form, className, ...rest }: MeterProps): react.JSX.Element;

/** What a host decides about every overlay under it. */
interface OverlaySettings {
    /** Where overlays go instead of the body, such as the element that is full screen. */
    container?: HTMLElement | null;
    /** Told when the code of the overlays could not be fetched; the control that asked for it stays usable. */
    onLoadError?: (error: unknown) => void;
}
/** Hands the host's overlay settings to every dialog and select below it. */
declare const OverlaySettingsProvider: react.Provider<OverlaySettings>;
/** The overlay settings in force here. */
declare const useOverlaySettings: () => OverlaySettings;

/** Any known word, with the editor's hints, or another one: package data comes from catalogs we do not control. */
type Open<Known extends string> = Known | (string & {});
/** Packages that have a drawing of their own. Anything else is drawn as a carton. */
type PackType = 'can' | 'slim' | 'pet' | 'petL' | 'glass' | 'mini' | 'bib' | 'co2' | 'keg' | 'cup';
/** What holds a case together. Only cans and bottles are wrapped. */
type PackWrap = 'none' | 'tray' | 'film' | 'crate';
/** The brand's sign. An unknown one is drawn as a ring. */
type PackMark = 'sun' | 'wave' | 'leaf' | 'peak' | 'bolt' | 'ring' | 'half' | 'wing' | 'star';
/** How a label is laid out. With the mark it keeps two brands of one hue apart. An unknown one is a fold. */
type PackScheme = 'sweep' | 'band' | 'fold' | 'tower';
/** A brand as drawn on its packages. Colors are `#rrggbb`; anything else is replaced by a neutral one. */
interface PackBrand {
    readonly name: string;
    /** The main color of the label. */
    readonly tint: string;
    /** The tint's dark partner: footings, crates, lettering on paper. */
    readonly deep: string;
    /** Lettering and marks on the tint. */
    readonly ink: string;
    /** The pale part of the label. */
    readonly paper: string;
    readonly liquid: string;
    /** Caps and crowns; `deep` when absent. */
    readonly cap?: string;
    /** The bottle's own glass; brown-green when absent. */
    readonly glass?: string;
    /** Plastic crates; `deep` when absent. */
    readonly crate?: string;
    /** Whether the glass lets the liquid's color through. Plain data may say it as 1. */
    readonly clear?: boolean | number;
    readonly mark: Open<PackMark>;
    readonly scheme: Open<PackScheme>;
}
/** A package drawing as plain data: everything `Pack` needs, nothing that is not JSON. */
interface PackArt {
    readonly type: Open<PackType>;
    readonly brand: PackBrand;
    /** Units in a case; 1 is a single. The drawing shows six of them and prints the number. Default 1. */
    readonly count?: number;
    /** One unit's size as it is to be printed, for example `12 oz`. */
    readonly size?: string;
    /** Default: by count and type (tray for cans, film for plastic, crate for glass). */
    readonly wrap?: Open<PackWrap>;
}

/** Options of a drawing that are not the package's own. */
interface PackDrawingOptions {
    /** For 64 px and under: no words, larger marks, fewer bands of light. */
    readonly small?: boolean;
    /** Not to be had: 85 % gray. The half opacity is the element's. */
    readonly off?: boolean;
}

/** A package, how to show it, and whatever else the `svg` is to carry. */
type PackDrawingProps = PackArt & PackDrawingOptions & Omit<ComponentPropsWithoutRef<'svg'>, keyof PackArt | keyof PackDrawingOptions | 'children' | 'viewBox'>;

/** Starts loading the drawings, for example when a pointer enters a link to products. */
declare const prefetchPackDrawing: () => void;
/**
 * `Pack` from its own chunk. Until that is there, and on the server, a quiet shape stands in its place: same square,
 * same floor, so nothing moves when the drawing comes.
 */
declare function LazyPackDrawing(props: PackDrawingProps): react.JSX.Element;

/** What stands on the shelves, from the top; more than three rows are left out. Keep the array's identity. */
interface ShelfSceneProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'viewBox'> {
    readonly shelves: readonly (readonly PackArt[])[];
}

/** Starts loading the scene. */
declare const prefetchShelfScene: () => void;
/** `ShelfScene` from its own chunk; until that is there, and on the server, the empty wall in its color. */
declare function LazyShelfScene(props: ShelfSceneProps): react.JSX.Element;

interface PagerLabels {
    /** Name of the navigation (“Pages of products”). */
    pages: string;
    previous: string;
    next: string;
}
interface PagerProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
    /** Counted from 1. */
    page: number;
    /** How many there are; null when the source does not say. */
    pageCount: number | null;
    hasNext: boolean;
    onPageChange: (page: number) => void;
    labels: PagerLabels;
    /** “1–24 of 86”. */
    range: ReactNode;
    /** How many rows a page has. */
    pageSize?: {
        value: number;
        options: readonly number[];
        label: string;
        onValueChange: (size: number) => void;
    };
}
/** Where you are in a list, and the pages before and after. The ends keep their buttons, so that focus stays. */
declare function Pager({ page, pageCount, hasNext, onPageChange, labels, range, pageSize, className, ...rest }: PagerProps): react.JSX.Element;

interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
    label: ReactNode;
    /** Keeps the label for assistive technology only. */
    hideLabel?: boolean;
    /** Done so far; absent while how far is not known. */
    value?: number;
    /** The whole. Default 100. */
    max?: number;
    /** “3 of 5 files”, at the end and read instead of a percentage. */
    valueText?: string;
}
/** How far a task is that runs to its end. For a goal, see `Meter`. */
declare function ProgressBar({ label, hideLabel, value, max, valueText, className, ...rest }: ProgressBarProps): react.JSX.Element;

interface SearchFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'size' | 'children'> {
    /** Name of the field for assistive technology; the glass shows the rest what it is. */
    label: string;
    value: string;
    /** Each change of the text; waiting before a search is the caller's. */
    onValueChange: (value: string) => void;
    /** Name of the button that empties the field. */
    clearLabel: string;
}
/** A search box: a glass, the text, and a way to empty it (also Escape). */
declare const SearchField: react.ForwardRefExoticComponent<SearchFieldProps & react.RefAttributes<HTMLInputElement>>;

interface SegmentedOption<Value extends string> {
    value: Value;
    label: string;
    icon?: IconNode;
}
interface SegmentedControlProps<Value extends string> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
    /** What is switched, for assistive technology (“View”). */
    label: string;
    value: Value;
    onValueChange: (value: Value) => void;
    options: readonly SegmentedOption<Value>[];
}
/** Two or three ways to see the same thing. */
declare function SegmentedControl<Value extends string>({ label, value, onValueChange, options, className, ...rest }: SegmentedControlProps<Value>): react.JSX.Element;

/**
 * One choice out of a list.
 *
 * Starts as the platform's own select, with the same box, value, name and keys: on the server, until hydration and until
 * the overlay chunk is here, so that it works at once, or without the chunk for good. A pointer over it or focus in it
 * fetches the chunk; the drawn list then takes its place, but never while the native one has the focus: swapping an
 * element under the buyer's finger or under a screen reader's cursor loses the place, and a first keystroke with it.
 * A select that nobody touches costs no chunk.
 */
declare const Select: react.ForwardRefExoticComponent<SelectProps & react.RefAttributes<HTMLElement>>;

interface CardProps extends ComponentPropsWithoutRef<'section'> {
    /** The element; `section` needs a name to be a landmark (`aria-labelledby` the head's `titleId`). Default `section`. */
    as?: 'section' | 'div' | 'article';
}
/** The one container: paper with a hairline. No sheet stands in a sheet. */
declare const Card: react.ForwardRefExoticComponent<CardProps & react.RefAttributes<HTMLElement>>;
interface CardHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title'> {
    title: ReactNode;
    /** Heading level in the page. Default 2. */
    level?: 1 | 2 | 3 | 4;
    /** Id of the heading, for the sheet's `aria-labelledby`. */
    titleId?: string;
    /** A line under the title. */
    description?: ReactNode;
    /** Controls at the end. */
    children?: ReactNode;
}
/** Title, one line about it, and controls at the end. */
declare function CardHeader({ title, level, titleId, description, children, className, ...rest }: CardHeaderProps): react.JSX.Element;
/** Padded content of a sheet. */
declare function CardBody({ className, ...rest }: ComponentPropsWithoutRef<'div'>): react.JSX.Element;
/** Rows divided by hairlines: a `ul` whose `li` are padded by the density. */
declare function CardList({ className, children, ...rest }: ComponentPropsWithoutRef<'ul'>): react.JSX.Element;

interface SkipLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
    /** Id of the element to go to, in the same document or shadow root. */
    targetId: string;
}
/** Seen when focused: jumps over what repeats on each page. */
declare function SkipLink({ targetId, className, onClick, ...rest }: SkipLinkProps): react.JSX.Element;

/** A turning ring for one control that waits. Lists and pages wait as bones instead. Decorative: a word says what goes on. */
declare function Spinner({ className, ...rest }: ComponentPropsWithoutRef<'span'>): react.JSX.Element;

/** How far the case is filled, 0 to 1, or one of the signs of an end. */
type StatusFill = number | 'dashed' | 'empty' | 'full' | 'done' | 'failed' | 'lines' | 'error' | 'slash';
interface StatusIndicatorProps extends ComponentPropsWithoutRef<'span'> {
    fill: StatusFill;
    /** Default `accent`. */
    tone?: 'quiet' | 'accent' | 'positive' | 'caution' | 'critical';
}
/** A status: a case that fills from the bottom as the order moves, and its word. It reads without color. */
declare function StatusIndicator({ fill, tone, className, children, ...rest }: StatusIndicatorProps): react.JSX.Element;
/** The drawing alone, for a rail of steps; it takes its color from the text. */
declare function StatusGlyph({ fill }: {
    fill: StatusFill;
}): react.JSX.Element;

interface QuantityStepperProps {
    value: number;
    /** A value that keeps `min`, `max` and `step`; once per change, on blur, Enter, an arrow key or a button. */
    onValueChange: (value: number) => void;
    min: number;
    max?: number | null;
    /** Steps are counted from `min`. Default 1. */
    step?: number;
    /** Names the product and what is counted (“Cases of Maribel Cola”). */
    label: string;
    decreaseLabel: string;
    increaseLabel: string;
    /** At the minimum the minus takes the thing away; give both, or it stops there. */
    onRemove?: () => void;
    removeLabel?: string;
    size?: 'sm' | 'md';
    /** Stands for what is in the cart already: accented. */
    inCart?: boolean;
    disabled?: boolean;
    /**
     * The problem of a typed text and its fix, under the stepper. It is shown 200 ms after the field is left, 2000 ms after
     * the last key in it, or on Enter; the value and the text stay as they are until the text is corrected.
     */
    problemMessage: (problem: FieldProblem) => ReactNode;
    /** Text that cannot be taken, when it is committed; it stays in the field. Null once it is gone. */
    onProblem?: (text: string | null) => void;
    /** More under the stepper. */
    note?: ReactNode;
    /** The focus came to the stepper, such as to fetch what may have to be said. */
    onFocus?: () => void;
    /** Id of the input, for an error summary. */
    id?: string;
    /** More that describes the input. */
    'aria-describedby'?: string;
    className?: string;
}
/** A quantity: typed over, or stepped. The wheel never changes it, and nothing typed is lost. The ref is its input. */
declare const QuantityStepper: react.ForwardRefExoticComponent<QuantityStepperProps & react.RefAttributes<HTMLInputElement>>;

interface ErrorSummaryItem {
    /** Id of the control to go to. */
    fieldId: string;
    text: ReactNode;
}
interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
    /** Counts the problems: “2 fields need a change”. */
    title: ReactNode;
    /** Heading level in the page. Default 2. */
    level?: 2 | 3 | 4;
    problems: readonly ErrorSummaryItem[];
}
/** What stops a form, over its fields. Focus it when a submit is refused: `ref.current?.focus()`. */
declare const ErrorSummary: react.ForwardRefExoticComponent<ErrorSummaryProps & react.RefAttributes<HTMLDivElement>>;

interface TotalsRow {
    label: ReactNode;
    /** Already formatted, with its sign and currency. */
    amount: ReactNode;
    /** `positive` for a saving; `quiet` while the amount is being checked. */
    tone?: 'positive' | 'quiet' | 'critical';
    /** The last line: larger. */
    total?: boolean;
}
/** Names and amounts that add up, amounts ending on one line. */
declare function TotalsList({ rows, className, ...rest }: Omit<ComponentPropsWithoutRef<'dl'>, 'children'> & {
    rows: readonly TotalsRow[];
}): react.JSX.Element;

interface TagProps extends ComponentPropsWithoutRef<'span'> {
    /** What the words mean; the words carry it too. `line` is outlined. Default `neutral`. */
    tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'line';
    icon?: IconNode;
}
/** A short label of state. Not pressed; see `Chip`. */
declare function Tag({ tone, icon, className, children, ...rest }: TagProps): react.JSX.Element;

/** How long a toast stays, in milliseconds, counted again after focus or pointer leaves. */
declare const TOAST_DURATION_MS = 8000;
interface Toast {
    id: string;
    text: string;
    /** `critical` interrupts what is being read. Default `neutral`. */
    tone?: 'neutral' | 'critical';
    /** Stays until it is dismissed: for what somebody asked to be told. */
    stays?: boolean;
    /** One way back, like Undo; taking it dismisses the toast. */
    action?: {
        label: string;
        onAction: () => void;
    };
}
interface ToastRegionProps {
    toasts: readonly Toast[];
    onDismiss: (id: string) => void;
    dismissLabel: string;
    /** Name of the region (“Messages”). */
    label: string;
}
/**
 * What just happened, at the foot of the window. Each toast stays eight seconds and waits while focus or the pointer
 * is on any of them; focus goes back where it came from when the focused one leaves. The region itself is always there:
 * given its role together with its first toast, it would not be announced.
 */
declare function ToastRegion({ toasts, onDismiss, dismissLabel, label }: ToastRegionProps): react.JSX.Element;

/** Text for assistive technology only. It takes no room and stays in the reading order. */
declare function VisuallyHidden({ className, ...rest }: ComponentPropsWithoutRef<'span'>): react.JSX.Element;

interface ImageFrameProps extends ComponentPropsWithoutRef<'div'> {
    /** 40, 56, 72 or 156 px high; `fill` takes its container. Default `md`. */
    size?: 'xs' | 'sm' | 'md' | 'lg' | 'fill';
    /** Not to be had: the drawing goes grey, the wall stays. */
    off?: boolean;
}
/** The shelf a product stands on: a wall and a floor line. Takes one drawing or one picture. */
declare function ImageFrame({ size, off, className, ...rest }: ImageFrameProps): react.JSX.Element;

export { Announcer, Badge, Banner, Button, ButtonLink, Card, CardBody, CardHeader, CardList, CharacterCount, Checkbox, Chip, ConfirmDialog, CopyButton, Countdown, Dialog, EmptyState, ErrorSummary, Field, FieldError, Icon, ImageFrame, LazyPackDrawing, LazyShelfScene, Link, LiveRegion, Meter, NativeSelect, OverlaySettingsProvider, Pager, ProgressBar, QuantityStepper, RadioTiles, SafeImage, SearchField, SegmentedControl, Select, Skeleton, SkeletonShape, SkeletonText, SkipLink, Spinner, StatusGlyph, StatusIndicator, SummaryCard, SummaryCardDivider, SummaryCardSection, TOAST_DURATION_MS, Tag, TextArea, TextInput, ToastRegion, TotalsList, VisuallyHidden, announcedMinutes, buttonClass, formatClock, prefetchDialog, prefetchPackDrawing, prefetchShelfScene, timeLeft, useAnnounce, useHydrated, useOverlaySettings, useSlow };
export type { Announce, Announcement, BannerProps, ButtonAppearance, ButtonLinkProps, ButtonProps, CardHeaderProps, CardProps, CharacterCountProps, CheckboxProps, ChipProps, ConfirmDialogProps, CopyButtonProps, CountdownProps, DialogProps, EmptyStateProps, ErrorSummaryItem, ErrorSummaryProps, FieldControl, FieldProps, IconProps, ImageFrameProps, LinkProps, MeterProps, NativeSelectOption, NativeSelectProps, OverlaySettings, PackArt, PackBrand, PackDrawingProps, PackMark, PackScheme, PackType, PackWrap, PagerLabels, PagerProps, ProgressBarProps, QuantityStepperProps, RadioTileOption, RadioTilesProps, SafeImageProps, SearchFieldProps, SegmentedControlProps, SegmentedOption, SelectOption, SelectProps, ShelfSceneProps, SkeletonProps, SkeletonShapeProps, SkipLinkProps, StatusFill, StatusIndicatorProps, TagProps, TextInputProps, TimeLeft, Toast, ToastRegionProps, TotalsRow };
