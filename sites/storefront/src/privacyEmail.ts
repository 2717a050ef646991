/**
 * E-mail address for questions about personal data, from `PRIVACY_EMAIL`. The domain of the default is reserved (RFC
 * 2606).
 */
export function privacyEmail(): string {
  return process.env['PRIVACY_EMAIL'] || 'privacy@sabadora.example';
}
