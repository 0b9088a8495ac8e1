import type { Environment } from '../environment.ts';
import { readFacts, readText } from './answer.ts';
import type { HttpResult } from './HttpError.ts';
import type { FullHttpOptions } from './HttpOptions.ts';
import { type Judging, judgeAnswer } from './judgeAnswer.ts';

/** Reads an answer of WordPress whole and judges it. */
export function createJsonReader(
  environment: Environment,
  options: FullHttpOptions,
  { url, dialect }: Pick<Judging, 'dialect'> & { readonly url: string },
): (response: Response, attempt?: number) => Promise<HttpResult<unknown>> {
  return async (response, attempt = 1) => {
    const facts = readFacts(environment, response, url);
    const onNoise = () => {
      if (!options.debug) return;
      environment.logger.warn(`${facts.url} printed PHP notices before its answer; the answer was used.`);
    };
    const { messages, debug } = options;
    return judgeAnswer({ facts, text: await readText(response) }, { messages, dialect, debug, attempt, onNoise });
  };
}
