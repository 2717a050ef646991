import { helpCentre } from '@sabadora/api';
import {
  hasMessenger,
  isContactThankYou,
  lookupHref,
  phoneHref,
  queryValue,
  readContactReason,
} from '@sabadora/domain';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import contactMessages from '../../features/contact/contact.messages.json';
import type { ContactPageProps } from '../../features/contact/ContactPage.tsx';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { breadcrumbFromHome, questionsData, StructuredData } from '../../kit/document/structuredData.tsx';
import type { LoadInput, LoadResult } from '../../kit/document/pageInput.ts';
import messages from './load.messages.json';

/** Number of popular questions on the page (CH-109). */
const QUESTIONS = 5;

/** Loads the contact page (CH-107 … CH-130). Each market has one path, to which the others redirect (ALG-30). */
export async function load(input: LoadInput): Promise<LoadResult<ContactPageProps>> {
  const { api, market, markets, path, query, audience, signal, site, wordsOf } = input;
  const { locale, contactPath } = market;
  if (path !== contactPath) return { redirect: contactPath + (query === '' ? '' : `?${query}`), status: 301 };
  const words = wordsOf(messages, contactMessages, breadcrumbMessages);
  const { messengerAppId: appId, isProduction, helpPhones } = site;
  const phone = helpPhones.get(locale) ?? '';
  const tel = phoneHref(phone);
  const help = await orUndefined(api.send(helpCentre, { locale, ...audience }, { signal }));
  const questions = (help?.popular ?? []).slice(0, QUESTIONS).map(({ id, question }) => ({ id, question }));
  const answers = help?.topics.flatMap((topic) => topic.answers) ?? [];
  const place = { locale, markets, path };
  return {
    props: {
      questions,
      lookups: {
        modify: lookupHref('modify'),
        cancel: lookupHref('cancel'),
        invoice: lookupHref('invoice'),
      },
      phone: tel === undefined ? undefined : { text: phone, href: tel },
      chatHref: hasMessenger({ appId, locale, isProduction })
        ? `https://m.me/${encodeURIComponent(appId)}`
        : undefined,
      reason: readContactReason(queryValue(query, 'reason')),
    },
    head: (
      <>
        <PageHead
          title={words('contact.title')}
          description={words('contact.description')}
          {...place}
          isIndexed={!isContactThankYou(query)}
        />
        <StructuredData
          graph={[
            breadcrumbFromHome(place, {
              home: words('chrome.breadcrumbHome'),
              page: words('contact.title'),
            }),
            ...questionsData(questions.flatMap(({ id }) => answers.find((answer) => answer.id === id) ?? [])),
          ]}
        />
      </>
    ),
  };
}
