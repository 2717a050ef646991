import { loadBuyerSchema, loadGiverSchema, type Checkout } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { PhoneField, phonePlans } from '@sabadora/design-system/PhoneField';
import { Select } from '@sabadora/design-system/Select';
import { TextArea } from '@sabadora/design-system/TextArea';
import { TextField } from '@sabadora/design-system/TextField';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  BUYER_RULES,
  CIVILITIES,
  countryNames,
  isWrittenOn,
  MARKETS,
  PERSONALISATION_LIMITS,
  type BuyerField,
  type PersonalisationField,
  type StoredKey,
} from '@sabadora/domain';
import { usePersonalisation, useStoredValue, type CheckoutState } from '@sabadora/hooks';
import { useEffect, useMemo, useState } from 'react';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import checkoutMessages from '../CheckoutContent.messages.json';
import * as styles from '../steps.css.ts';
import {
  buyerOf,
  DRAFT_NAMES,
  draftOf,
  emptyDraft,
  readDraft,
  type BuyerDraft,
  type DraftName,
} from './buyerDraft.ts';
import messages from './details.messages.json';
import { faultText } from './faultText.ts';
import { NoteFields } from './NoteFields.tsx';

/** Maximum length of the request to the hotel that the gateway accepts. */
const REQUEST_MAX = 1000;

const NOTE_NAMES = Object.keys(PERSONALISATION_LIMITS) as PersonalisationField[];

/** Autofill name of each field of the buyer. */
const AUTOFILL = {
  'email.email': 'email',
  firstName: 'given-name',
  lastName: 'family-name',
  addressLine: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
} as const satisfies Partial<Record<DraftName, string>>;

/** Validates with the gateway's own schema, so that the gateway accepts what the form accepts (PR-172, ALG-21). */
const resolver: Resolver<BuyerDraft> = async (draft, context, options) => {
  const { note } = draft;
  const schema = await (note ? loadGiverSchema() : loadBuyerSchema());
  // The options name the fields of the draft and the schema those of the request; only the draft's are on the page.
  const { errors } = await zodResolver(schema)(
    { ...buyerOf(draft), ...(note && { note }) },
    context,
    options as never,
  );
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: draft, errors: {} };
};

export interface DetailsStepProps {
  state: CheckoutState;
  checkout: Checkout;
}

/** Form for the buyer (PR-172). What is typed is kept in the tab until the order is paid. */
export function DetailsStep({ state, checkout }: DetailsStepProps) {
  const words = useWords(messages, checkoutMessages);
  const { locale } = useShared();
  const { bcp47, country: home } = MARKETS[locale];
  // The buyer of a voucher has no stay yet, so there is no note for a hotel.
  const isStay = checkout.product.kind === 'stay';
  const { product } = checkout;
  const [kept, setKept] = useStoredValue('buyer' satisfies StoredKey, readDraft, 'session');
  const { personalisation, save: keepNote } = usePersonalisation();
  const form = useForm<BuyerDraft>({
    resolver,
    mode: 'onBlur',
    defaultValues: {
      ...emptyDraft(locale),
      ...(checkout.buyer && draftOf(checkout.buyer, checkout.specialRequest)),
      ...kept,
      ...(isWrittenOn(product) && {
        note: {
          toName: kept?.toName ?? product.toName,
          fromName: personalisation?.fromName ?? '',
          message: personalisation?.message ?? '',
        },
      }),
    },
  });
  const { control, formState, handleSubmit, register, setError, subscribe } = form;
  const { errors, submitCount } = formState;
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { note, ...values } }) => {
          setKept(() => ({ ...values, ...(note && { toName: note.toName }) }));
          if (note) keepNote({ fromName: note.fromName, message: note.message });
        },
      }),
    [subscribe, setKept, keepNote],
  );

  const countries = useMemo(() => countryNames(bcp47, [home]), [bcp47, home]);
  const phoneCountries = useMemo(() => {
    const named = new Map(countries.map(({ code, name }) => [code, name]));
    return Object.values(phonePlans)
      .map((plan) => ({ ...plan, name: named.get(plan.country) ?? plan.country }))
      .toSorted((one, other) => Number(other.country === home) - Number(one.country === home));
  }, [countries, home]);

  const faultOf = (name: DraftName) => {
    const error = name === 'email.email' ? errors.email?.email : errors[name];
    const field: BuyerField = name === 'email.email' ? 'email' : name;
    return error && faultText(error.message, BUYER_RULES[field].maxLength, words);
  };
  const faultOfNote = (field: PersonalisationField) => {
    const error = errors.note?.[field];
    return error && faultText(error.message, PERSONALISATION_LIMITS[field], words);
  };
  const faultCount =
    DRAFT_NAMES.filter((name) => faultOf(name) !== undefined).length +
    NOTE_NAMES.filter((name) => faultOfNote(name) !== undefined).length;
  const text = (name: Exclude<DraftName, 'phoneNumber' | 'country'>) => ({
    isRequired: true,
    errorMessage: faultOf(name),
    inputProps: { ...register(name), autoComplete: AUTOFILL[name] },
  });

  const save = handleSubmit(async (draft) => {
    setHasFailed(false);
    const saved = await state.change({
      buyer: buyerOf(draft),
      specialRequest: draft.specialRequest,
      ...(draft.note && { note: draft.note }),
    });
    if (saved.status === 'saved') return state.goTo('payment');
    if (saved.status === 'failed') return setHasFailed(true);
    for (const { field, message } of saved.fields) {
      const name = DRAFT_NAMES.find((known) => field === `buyer.${known}`);
      if (name) setError(name, { message });
      else setHasFailed(true);
    }
  });

  return (
    <form className={styles.step} onSubmit={(event) => void save(event)} noValidate>
      {submitCount > 0 && faultCount > 0 && (
        <Notice tone="error" role="alert">
          {words('checkout.faults', { count: faultCount })}
        </Notice>
      )}
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextField
            label={words('checkout.email')}
            type="email"
            description={words('checkout.emailHelp')}
            {...text('email.email')}
          />
        </div>
        <div className={styles.wide}>
          <Select
            label={words('checkout.civility')}
            mark="optional"
            options={[
              { value: '', label: words('checkout.civility.none') },
              ...CIVILITIES.map((value) => ({ value, label: words(`checkout.civility.${value}`) })),
            ]}
            inputProps={{ ...register('civility'), autoComplete: 'honorific-prefix' }}
          />
        </div>
        <TextField label={words('checkout.firstName')} {...text('firstName')} />
        <TextField label={words('checkout.lastName')} {...text('lastName')} />
        <div className={styles.wide}>
          <Controller
            control={control}
            name="phoneNumber"
            render={({ field: { value, onChange, onBlur, name, ref } }) => (
              <PhoneField
                ref={ref}
                label={words('checkout.phone')}
                description={words(isStay ? 'checkout.phoneHelp' : 'checkout.phoneHelp.voucher')}
                countries={phoneCountries}
                value={value}
                onChange={onChange}
                isRequired
                errorMessage={faultOf('phoneNumber')}
                inputProps={{ name, onBlur }}
              />
            )}
          />
        </div>
        <div className={styles.wide}>
          <TextField label={words('checkout.address')} {...text('addressLine')} />
        </div>
        <TextField label={words('checkout.postalCode')} {...text('postalCode')} />
        <TextField label={words('checkout.city')} {...text('city')} />
        <div className={styles.wide}>
          <Select
            label={words('checkout.country')}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            isRequired
            errorMessage={faultOf('country')}
            inputProps={{ ...register('country'), autoComplete: AUTOFILL.country }}
          />
        </div>
        {isWrittenOn(product) && <NoteFields register={register} faultOf={faultOfNote} />}
        {isStay && (
          <div className={styles.wide}>
            <TextArea
              label={words('checkout.request')}
              description={words('checkout.requestHelp')}
              mark="optional"
              maxLength={REQUEST_MAX}
              overLimit="refuse"
              inputProps={register('specialRequest')}
            />
          </div>
        )}
      </div>
      {hasFailed && (
        <Notice tone="error" role="alert" title={words('checkout.failed')}>
          {words('checkout.failedText')}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="large" isLoading={formState.isSubmitting}>
          {words('checkout.toPayment')}
        </Button>
      </div>
    </form>
  );
}
