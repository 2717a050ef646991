import { createTransport } from 'nodemailer';
import type { SendEmail } from './sendEmails.ts';

/**
 * Sends e-mails over SMTP.
 *
 * @param url of the server, `smtp://user:password@host:587` or `smtps://…`
 * @param from the sender, e.g. "Sabadora <booking@example.com>"
 */
export function createSmtpSender(url: string, from: string): SendEmail {
  const transport = createTransport(url, { from });
  return async ({ id, recipient, subject, html, text, unsubscribeUrl }) => {
    const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
    // The same id each time: a server that has it already may drop what is sent twice.
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
