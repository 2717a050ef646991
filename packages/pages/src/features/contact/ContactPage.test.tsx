import { lookupHref } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { ContactPage, type ContactPageProps } from './ContactPage.tsx';

const CASES = '/web-to-case';
const CHALLENGE = '/captcha/challenge';

/** A challenge that is solved at the first attempt. */
const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00'.repeat(16),
    salt: '00'.repeat(16),
    cost: 1,
    keyLength: 32,
    keyPrefix: 'd',
  },
  signature: 'abc',
};

const questions = ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id, question: `Question ${id}?` }));

const lookups = {
  modify: lookupHref('modify'),
  cancel: lookupHref('cancel'),
  invoice: lookupHref('invoice'),
};

function open(
  answers: Record<string, unknown> = {},
  { props, ...options }: PartOptions & { props?: Partial<ContactPageProps> } = {},
) {
  const net = testNetwork({ [CHALLENGE]: challenge, ...answers });
  const view = renderPart(
    <ContactPage
      questions={questions}
      lookups={lookups}
      phone={undefined}
      chatHref={undefined}
      reason={undefined}
      {...props}
    />,
    { href: '/fr/contact', fetch: net.fetch, ...options },
  );
  return { net, ...view };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const dialog = () => page.getByRole('dialog');

async function openForm() {
  await userEvent.click(button('Leave us a message'));
  await expect.element(dialog()).toBeVisible();
}

async function choose(reason: string) {
  await userEvent.selectOptions(field('What is it about?'), reason);
}

async function write() {
  await userEvent.fill(field('Booking number'), '1000 0234');
  await userEvent.fill(field('First and last name'), 'Ana d’Été');
  await userEvent.fill(field('E-mail address'), 'ana@example.com');
  await userEvent.fill(field('Telephone number'), '+33 1 23 45');
  await userEvent.fill(field('Your message'), 'May we come a week later?');
}

test('CH-107, CH-108, CH-109: what helps without writing: answers, three actions, five questions', async () => {
  open();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(link('Read the answers')).toHaveAttribute('href', '/help');
  await expect.element(link('Change my booking')).toHaveAttribute('href', '/booking/lookup#route=modify');
  await expect.element(link('Cancel my booking')).toHaveAttribute('href', '/booking/lookup#route=cancel');
  await expect.element(link('Get my receipt')).toHaveAttribute('href', '/booking/lookup#route=invoice');
  for (const { id, question } of questions)
    await expect.element(link(question)).toHaveAttribute('href', `/help#${id}`);
});

test('CH-110, CH-091: the chat is there only where there is a messenger', async () => {
  const { unmount } = open();
  expect(page.getByRole('link', { name: /Start a chat/ }).elements()).toEqual([]);
  unmount();
  open({}, { props: { chatHref: 'https://m.me/sabadora' } });
  const chat = page.getByRole('link', { name: /Start a chat/ });
  await expect.element(chat).toHaveAttribute('href', 'https://m.me/sabadora');
  await expect.element(page.getByText('Monday to Friday, 9h to 18h')).toBeVisible();
});

test('CH-111, CH-115: the form is in a modal, and appears once a reason is chosen', async () => {
  open();
  await openForm();
  expect(button('Send').elements()).toEqual([]);
  expect(field('Your message').elements()).toEqual([]);
  await choose('modification');
  await expect.element(field('Your message')).toBeVisible();
  await expect.element(button('Send')).toBeVisible();
});

test('CH-118: a question before booking is asked for no booking', async () => {
  open();
  await openForm();
  await choose('avv_info');
  await expect.element(field('Your message')).toBeVisible();
  expect(field('Booking number').elements()).toEqual([]);
});

test('CH-117, CH-119, CH-120, CH-121, CH-122, D-022: every fault is said at its field, and nothing is sent', async () => {
  const { net } = open();
  await openForm();
  await choose('complaint');
  await userEvent.fill(field('Booking number'), '1234567');
  await userEvent.fill(field('First and last name'), 'R2D2');
  await userEvent.fill(field('E-mail address'), 'ana@');
  await userEvent.fill(field('Telephone number'), 'call me');
  await userEvent.click(button('Send'));
  await expect
    .element(field('Booking number'))
    .toHaveAccessibleDescription(/Booking number is composed of 8 digits/);
  await expect.element(field('First and last name')).toHaveAccessibleDescription('Only text is expected');
  await expect.element(field('E-mail address')).toHaveAccessibleDescription('Email seems incorrect');
  await expect.element(field('Telephone number')).toHaveAccessibleDescription('Phone number seems incorrect');
  await expect.element(field('Your message')).toHaveAccessibleDescription(/Mandatory field/);
  await expect.element(field('Booking number')).toHaveFocus();
  expect(net.requests(CASES)).toEqual([]);
});

test('CH-129: a field that was left shows whether it is well', async () => {
  open();
  await openForm();
  await choose('other');
  await userEvent.fill(field('E-mail address'), 'ana@');
  await userEvent.tab();
  await expect.element(field('E-mail address')).toHaveAccessibleDescription('Email seems incorrect');
  const marks = () => document.querySelectorAll('[data-well]').length;
  expect(marks()).toBe(0);
  await userEvent.fill(field('E-mail address'), 'ana@example.com');
  await userEvent.tab();
  await expect.poll(marks).toBe(1);
});

test('CH-112, CH-113, CH-114, CH-115, CH-116, CH-124, CH-126: a message is sent with its type and a proof of work, and thanked for', async () => {
  const { net, location } = open({ [CASES]: { retURL: '/fr/contact?ref=contact_thank_you' } });
  await openForm();
  await choose('modification');
  await write();
  await userEvent.click(button('Send'));
  await expect.element(page.getByText(/^Thank you for your message\. Our customer care team/)).toBeVisible();
  expect(location.read().query).toBe('ref=contact_thank_you');
  expect(dialog().elements()).toEqual([]);
  const [sent] = net.requests(CASES);
  expect(sent?.body).toMatchObject({
    locale: 'fr_FR',
    contact_reason: 'modification',
    type: 'booking',
    subtype: 'modification',
    Booking_ID__c: '1000 0234',
    name: 'Ana d’Été',
    email: 'ana@example.com',
    description: 'May we come a week later?',
  });
  expect(JSON.parse(atob((sent as { body: { altcha: string } }).body.altcha))).toMatchObject({
    challenge,
    solution: { counter: expect.any(Number) },
  });
});

test('CH-112: an address that says that the message was taken thanks for it', async () => {
  open({}, { href: '/fr/contact?ref=contact_thank_you' });
  await expect.element(page.getByText(/contact you within 48h\.$/)).toBeVisible();
});

test.each([
  [
    500,
    "Oops! Something went wrong. Please click on 'Send' again. If the problem persists, please consult our FAQs on the top of the page.",
  ],
  [429, /Please wait a few minutes/],
])(
  'CH-116, CH-125: a message that is answered with %i stays as it was typed, and can be sent again',
  async (status, text) => {
    const { net } = open({ [CASES]: status });
    await openForm();
    await choose('modification');
    await write();
    await userEvent.click(button('Send'));
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(field('Your message')).toHaveValue('May we come a week later?');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Leave us a message')).toHaveFocus();
    await openForm();
    await expect.element(field('Your message')).toHaveValue('May we come a week later?');
    net.respond(CASES, { retURL: '/fr/contact?ref=contact_thank_you' });
    await userEvent.click(button('Send'));
    await expect
      .element(page.getByText(/^Thank you for your message\. Our customer care team/))
      .toBeVisible();
  },
);

test('CH-124, CH-190: customer care writes without a captcha', async () => {
  const { net } = open({ [CASES]: { retURL: '/fr/contact?ref=contact_thank_you' } }, { isCare: true });
  await openForm();
  await choose('other');
  await write();
  await userEvent.click(button('Send'));
  await expect.element(page.getByText(/^Thank you for your message\. Our customer care team/)).toBeVisible();
  expect(net.requests(CHALLENGE)).toEqual([]);
  expect(net.requests(CASES)[0]?.body).toMatchObject({ altcha: '' });
});

test('CH-124: without a proof of work nothing is sent, and the failure is said', async () => {
  const { net } = open({ [CHALLENGE]: 503 });
  await openForm();
  await choose('other');
  await write();
  await userEvent.click(button('Send'));
  await expect.element(page.getByText(/^Oops! Something went wrong\./)).toBeVisible();
  expect(net.requests(CASES)).toEqual([]);
});

test('CH-115: a reason that the address names is chosen, and the form is open', async () => {
  open({}, { props: { reason: 'cancellation' } });
  await expect.element(field('What is it about?')).toHaveValue('cancellation');
  await expect.element(field('Your message')).toBeVisible();
});

test('CH-111: the button for a message works before the page’s code is there: its form asks for the plain one', async () => {
  open();
  const opener = button('Leave us a message').element() as HTMLButtonElement;
  const { form } = opener;
  expect([opener.type, opener.name, form?.method, form?.getAttribute('action')]).toEqual([
    'submit',
    'write',
    'get',
    '#contact-us',
  ]);
});

test('CH-111, CH-127: the page that was asked for the plain form has it, and no dialog takes its place', async () => {
  open({}, { href: '/fr/contact?write=1' });
  await expect.element(field('Your message')).toBeVisible();
  const form = (field('Your message').element() as HTMLTextAreaElement).form;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/gateway/web-to-case']);
  await expect.element(button('Leave us a message')).not.toBeInTheDocument();
});
