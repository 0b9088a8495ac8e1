<?php
/**
 * A newsletter service.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * A service whose calls and answers we know by its public documentation, so that the owner enters a key and a list and nothing else.
 */
interface NewsletterService {

	/**
	 * The call that enters a person.
	 *
	 * @param array<string, mixed> $settings The owner's wishes.
	 * @param string[]             $person   Their `email`, `name` and `phone`.
	 * @return array{url: string, method: string, headers: string[], body: array<string, mixed>} `url`, `method`, `headers` and `body`, an array for JSON.
	 */
	public function enter( array $settings, array $person ): array;

	/**
	 * The call that tries key and list out and changes nothing.
	 *
	 * @param array<string, mixed> $settings The owner's wishes.
	 * @return array{url: string, method: string, headers: string[], body: array<string, mixed>} `url`, `method`, `headers` and `body`.
	 */
	public function look( array $settings ): array;

	/**
	 * What an answer means, in words that say what to do.
	 *
	 * @param int                  $code   HTTP status.
	 * @param array<string, mixed> $answer What stood in it as JSON.
	 * @return DeliveryResult
	 */
	public function judge( int $code, array $answer ): DeliveryResult;
}
