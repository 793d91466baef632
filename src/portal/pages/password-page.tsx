import { ChangePassword } from '../../widgets/change-password';

/** The buyer's password. */
export default function PasswordPage() {
  return <ChangePassword headingLevel={1} />;
}
