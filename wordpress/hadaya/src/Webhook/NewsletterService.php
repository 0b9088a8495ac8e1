<?php
/**
 * Newsletter service.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * A newsletter service whose public API we support, so that the owner only enters a key and a list.
 *
 * @phpstan-type NewsletterRequest array{url: string, method: string, headers: array<string, string>,
 *   body: array<string, string|bool|list<int>|object>}
 * @phpstan-import-type WebhookSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
interface NewsletterService {

	/**
	 * Returns the request that adds a person to the owner's list, or updates the entry of a person who is already on it.
	 *
	 * @param WebhookSettings $settings The owner's settings.
	 * @param string[]        $person   Their `email`, `name` and `phone`.
	 * @return NewsletterRequest `url`, `method`, `headers` and `body`, an array for JSON.
	 */
	public function enter( array $settings, array $person ): array;

	/**
	 * Returns the request that tests the key and the list without changing anything.
	 *
	 * @param WebhookSettings $settings The owner's settings.
	 * @return NewsletterRequest `url`, `method`, `headers` and `body`.
	 */
	public function look( array $settings ): array;

	/**
	 * Evaluates a response. The text of a problem tells the owner what to do.
	 *
	 * @param int                  $code   HTTP status.
	 * @param array<string, mixed> $answer Decoded JSON body.
	 * @return DeliveryResult
	 */
	public function judge( int $code, array $answer ): DeliveryResult;
}
