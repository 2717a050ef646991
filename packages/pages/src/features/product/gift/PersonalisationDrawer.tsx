import { loadPersonalisationSchema } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Drawer } from '@sabadora/design-system/Drawer';
import { TextArea } from '@sabadora/design-system/TextArea';
import { TextField } from '@sabadora/design-system/TextField';
import { zodResolver } from '@hookform/resolvers/zod';
import { PERSONALISATION_LIMITS, type FieldFault, type Personalisation } from '@sabadora/domain';
import { usePersonalisation, type ProductItem } from '@sabadora/hooks';
import { useEffect, useId, useRef } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './gift.messages.json';
import * as styles from './PersonalisationDrawer.css.ts';

export interface PersonalisationDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  confirmLabel: string;
  /** The product that is given, for tracking (CH-184). */
  item: ProductItem;
  /** Called with the stored texts once the form is valid (PR-125). */
  onConfirm: (texts: Personalisation) => void;
}

const NOTHING: Personalisation = { fromName: '', message: '' };

const resolver: Resolver<Personalisation> = async (values, context, options) =>
  zodResolver(await loadPersonalisationSchema())(values, context, options);

const FAULTS = ['required', 'text-only', 'too-long'] as const satisfies readonly FieldFault[];

/**
 * Drawer with the giver's note for a gift sent by e-mail; fields are validated on blur and on confirming
 * (PR-125…PR-135).
 */
export function PersonalisationDrawer({
  isOpen,
  onOpenChange,
  confirmLabel,
  item,
  onConfirm,
}: PersonalisationDrawerProps) {
  const words = useWords(messages);
  const formId = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const { personalisation, save } = usePersonalisation();
  const { register, handleSubmit, formState, reset } = useForm<Personalisation>({
    resolver,
    mode: 'onBlur',
    defaultValues: personalisation ?? NOTHING,
  });
  const { errors } = formState;

  // Each time the drawer opens, its fields show the stored note; text that was not confirmed is lost (PR-126).
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen && !wasOpen.current) reset(personalisation ?? NOTHING);
    wasOpen.current = isOpen;
  }, [isOpen, personalisation, reset]);

  const faultOf = (field: keyof Personalisation) => {
    const fault = FAULTS.find((known) => known === errors[field]?.message);
    return fault && words(`gift.fault.${fault}`, { maxlength: PERSONALISATION_LIMITS[field] });
  };
  const { ref: registerName, ...name } = register('fromName');
  return (
    <Drawer
      title={words('gift.note')}
      description={words('gift.noteText')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      phoneSide="bottom"
      initialFocusRef={nameRef}
      footer={
        <Button type="submit" form={formId} isWide>
          {confirmLabel}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          void handleSubmit((texts) => {
            onConfirm(save(texts, item));
          })(event);
        }}
      >
        <TextField
          label={words('gift.fromName')}
          description={words('gift.fromNameHelp', { max: PERSONALISATION_LIMITS.fromName })}
          mark="optional"
          maxLength={PERSONALISATION_LIMITS.fromName}
          errorMessage={faultOf('fromName')}
          inputProps={{
            ...name,
            ref: (input) => {
              registerName(input);
              nameRef.current = input;
            },
            autoComplete: 'given-name',
          }}
        />
        <TextArea
          label={words('gift.message')}
          mark="optional"
          maxLength={PERSONALISATION_LIMITS.message}
          overLimit="refuse"
          errorMessage={faultOf('message')}
          inputProps={register('message')}
        />
      </form>
    </Drawer>
  );
}
