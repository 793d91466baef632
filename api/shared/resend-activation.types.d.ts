import { A as ActivationOutcome } from 'shared/activation';
import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** Words of the resend activation screen. */
declare const resendActivationMessages: {
    readonly form: {
        readonly title: "Resend activation email";
        readonly text: "Use the email your account was set up with. You get a new message with a link to activate it.";
        readonly email: "Email";
        readonly submit: "Submit";
        readonly sending: "Sending";
    };
    readonly problems: {
        readonly valueMissing: "Enter your email address.";
        readonly typeMismatch: "Enter a full email address, like name@company.com.";
    };
    readonly success: {
        readonly title: "Activation email sent";
        readonly text: "Open the link in it to activate your account. If it is not there in a few minutes, look in your spam folder.";
        readonly again: "Use another email";
    };
    readonly exists: {
        readonly title: "Your account is already activated";
        readonly text: "Sign in with your email and password.";
        readonly signIn: "Sign in";
    };
    readonly contact: {
        readonly title: "We could not verify your account";
        readonly text: "Customer service can look your account up and send the email for you.";
        readonly call: "Call customer service at {phone}.";
        readonly tryAgain: "Try again";
        readonly register: "Register yourself";
    };
    readonly apps: {
        readonly title: "Order from your phone";
        readonly ios: "Download for iOS";
        readonly android: "Download for Android";
    };
};

/** What the widget asks of an adapter: one method, and managed images where there are any. */
type ResendActivationAdapter = Needs<'activation.resend', 'content.image'>;
interface ResendActivationEvents {
    /** A fresh email is on its way. The address is not part of the event. */
    readonly sent: Record<string, never>;
    /** Where an attempt led. */
    readonly outcome: {
        readonly outcome: ActivationOutcome;
    };
}
type ResendActivationSlots = RegionSlots<'header' | 'top' | 'bottom'>;
type ResendActivationProps = WidgetProps<ResendActivationAdapter, typeof resendActivationMessages, ResendActivationEvents, ResendActivationSlots> & {
    /** Customer service number; overrides the provider's (decision 25). */
    readonly custservnumber?: string;
    /** A managed content key, an image address or a data URI (decision 22). */
    readonly background?: string;
    /** The login page; opens in the same window (spec §2). */
    readonly signInURL?: string;
    /** Where page Register is. Without it the button is not shown. */
    readonly registerURL?: string;
    readonly appStoreIos?: string;
    readonly appStoreAndroid?: string;
};

export { resendActivationMessages };
export type { ResendActivationAdapter, ResendActivationEvents, ResendActivationProps, ResendActivationSlots };
