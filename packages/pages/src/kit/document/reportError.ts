import { sendLog, type ApiClient } from '@sabadora/api';
import { logMessage, type Locale } from '@sabadora/domain';

/** Maximum length of the reported address. */
const LOG_LOCATION_MAX = 2000;

/** Reports an error of a visitor's browser to the gateway (ALG-22). Rejects when the report cannot be sent. */
export async function reportError(
  error: unknown,
  { api, locale }: { api: ApiClient; locale: Locale },
): Promise<void> {
  await api.send(sendLog, {
    level: 'ERROR',
    locale,
    location: window.location.href.slice(0, LOG_LOCATION_MAX),
    message: logMessage(String(error)),
  });
}
