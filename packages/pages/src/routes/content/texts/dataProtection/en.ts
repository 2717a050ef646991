import type { WriteText } from '../../legalText.ts';
import { mailTo, siteAt, UPDATED_ON } from './facts.ts';

const COLUMNS = { name: 'Name', purpose: 'What it is for', duration: 'How long it stays' };

/** The source of the other languages. */
export const en: WriteText = ({ email }) => ({
  title: 'Data protection',
  description:
    'What Sabadora keeps about your visit, why, for how long, and how you can see, erase or refuse it.',
  lead: 'What we keep about your visit, why, and what you can decide about it.',
  updatedOn: UPDATED_ON,
  sections: [
    {
      id: 'summary',
      title: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'Nothing is measured without your agreement.',
            'If you refuse, the site works just as well.',
            'There is no advertising and no cookie of another company. We do not sell what we know of you.',
            ['You can ', { text: 'change your mind', href: '#choice' }, ' at any time.'],
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sabadora is responsible for the data described here: it decides what is kept and why.',
        },
        {
          kind: 'paragraph',
          text: ['Any question about your data? Write to ', mailTo(email), '. We answer within a month.'],
        },
      ],
    },
    {
      id: 'purposes',
      title: 'What we use, and why',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This page is about your visit to the site. Each use rests on one of the grounds that the General Data Protection Regulation (GDPR) allows.',
        },
        {
          kind: 'list',
          items: [
            [
              { strong: 'Showing you the pages' },
              '. Your browser sends us your IP address, your language and the page you ask for. The IP address also lets us stop abuse; it is held in memory for about a minute and is not recorded. Ground: our legitimate interest in a site that works and is safe (GDPR, article 6(1)(f)).',
            ],
            [
              { strong: 'Repairing what breaks' },
              '. When a page fails, your browser sends us its address, with the search in it, and the error. Nothing in it says who you are. Ground: the same legitimate interest.',
            ],
            [
              { strong: 'Remembering what you chose' },
              ': your favourites, your last destinations, your language. They stay in your browser. Your position is asked for only if you search “Around me”, rounded to about 100 metres, and sent to us only to find what is near you. Storing these choices is strictly necessary for what you asked for, and needs no agreement.',
            ],
            [
              { strong: 'Handling your booking' },
              ': who books, how to reach you, what was booked and what it cost. We pass your name, telephone and wishes to the hotel, and the amount to the payment service; your card number goes to that service alone, we never see it. Ground: the contract with you (GDPR, article 6(1)(b)).',
            ],
            [
              { strong: 'Measuring visits' },
              ', to improve the site: the lists and offers that are looked at, the version of a page under test, the country and the time. We tell visits apart by a random number, without your name or e-mail address. Ground: your consent (GDPR, article 6(1)(a)).',
            ],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Cookies and browser storage',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your browser keeps these entries; most stay on your device and never travel. You can erase all of them in its settings.',
        },
        {
          kind: 'table',
          table: {
            caption: 'Needed for what you ask for',
            columns: COLUMNS,
            rows: [
              { name: 'sabadora.consent', purpose: 'Your answer about cookies', duration: '6 months' },
              {
                name: 'sabadora-locale',
                purpose: 'The language that you chose',
                duration: '1 year',
              },
              {
                name: 'sabadora.wishlist',
                purpose: 'Your favourites',
                duration: 'Until you remove them',
              },
              {
                name: 'sabadora.recent-searches',
                purpose: 'Your last three destinations',
                duration: 'Until newer ones replace them',
              },
              {
                name: 'sabadora.user-location',
                purpose: 'Your position, to about 100 metres, if you searched “Around me”',
                duration: 'Until you erase it',
              },
              {
                name: 'sabadora.checkout',
                purpose: 'A booking under way, so that a reload goes on with the same room',
                duration: 'Until you close the tab',
              },
              {
                name: 'sabadora.buyer',
                purpose: 'What you typed into the booking form',
                duration: 'Until you close the tab',
              },
              {
                name: 'sabadora-switches, sabadora-care',
                purpose: 'Trying out new functions, on our test sites only',
                duration: 'Until you close the browser',
              },
            ],
          },
        },
        {
          kind: 'table',
          table: {
            caption: 'Only with your agreement',
            columns: COLUMNS,
            rows: [
              {
                name: 'sabadora.visitor',
                purpose: 'A random number that tells visits apart',
                duration: '6 months at most',
              },
              {
                name: 'sabadora.session',
                purpose:
                  'When your visit began and when you last did something: after 30 minutes a new one begins',
                duration: '6 months at most',
              },
              {
                name: 'sabadora.activated',
                purpose: 'The versions of pages under test that you have seen',
                duration: '6 months at most',
              },
              {
                name: '_ga',
                purpose:
                  'This site does not set this cookie. If it is there, its number is added to the measurements',
                duration: 'Decided by whoever set it',
              },
            ],
          },
        },
        {
          kind: 'paragraph',
          text: 'When you refuse, or withdraw your agreement, we erase the entries of the second table at once, except “_ga”, which this site did not set.',
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives your data',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our own team, and the company that hosts our servers, which acts on our instructions alone. Nobody else: the site loads nothing from other companies. Your data does not leave the European Economic Area. When you book, the hotel, the payment service and, if you chose it, the insurer receive what they need for that.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your bookings: 10 years, as accounting law requires.',
            'What was measured: 90 days.',
            'Reports of errors: 30 days at most.',
            'Your messages about your data: as long as we need to answer, and one year to be able to show that we did.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        { kind: 'paragraph', text: 'You can ask us at any time to:' },
        {
          kind: 'list',
          items: [
            'show you your data and give you a copy of it;',
            'correct or erase it;',
            'limit its use;',
            'stop using it where we rely on our legitimate interest (right to object).',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Write to ',
            mailTo(email),
            '; it costs nothing. As we do not know your name, add the number stored under “sabadora.visitor”: it is the only way to find your measurements.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'If our answer does not satisfy you, you can complain to the data protection authority of your country; the list is at ',
            siteAt('www.edpb.europa.eu'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'choice',
      title: 'Change your choice',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Accept or refuse again whenever you like, here or with the “Cookies and privacy” button at the foot of every page. Refusing does not undo what was measured before with your agreement.',
        },
        { kind: 'consent' },
      ],
    },
  ],
});
