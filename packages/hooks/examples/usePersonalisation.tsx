import { usePersonalisation } from '@sabadora/hooks';

export function Example() {
  const { personalisation, save } = usePersonalisation();
  return (
    <form
      // The stored texts are known only after the first render.
      key={personalisation?.message}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        save({ fromName: data.get('fromName') as string, message: data.get('message') as string });
      }}
    >
      <label>
        From <input name="fromName" defaultValue={personalisation?.fromName} />
      </label>
      <label>
        Message <textarea name="message" defaultValue={personalisation?.message} />
      </label>
      <button type="submit">Keep</button>
    </form>
  );
}
