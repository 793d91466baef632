import { ChangePassword } from '../../widgets/change-password';

/** Page for changing the password. */
export default function PasswordPage() {
  return <ChangePassword headingLevel={1} />;
}
