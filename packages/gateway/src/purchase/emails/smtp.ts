import { createTransport } from 'nodemailer';
import type { SendEmail } from './sendEmails.ts';

/**
 * Sends e-mails over SMTP.
 *
 * @param url address of the server, `smtp://user:password@host:587` or `smtps://…`
 * @param from the sender, e.g. "Sabadora <booking@example.com>"
 */
export function createSmtpSender(url: string, from: string): SendEmail {
  const transport = createTransport(url, { from });
  return async ({ id, recipient, subject, html, text, unsubscribeUrl }) => {
    const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
    // A constant message id, so that a server that has the e-mail already may drop the duplicate.
    await transport.sendMail({
      messageId: `<${id}@${domain}>`,
      to: recipient,
      subject,
      html,
      text,
      ...(unsubscribeUrl !== null && {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  };
}
