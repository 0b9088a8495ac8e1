<?php
/**
 * Channel of a contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * A channel of a contact widget, with its defaults filled in. Immutable. `Channels` describes the types.
 *
 * @phpstan-import-type ChannelSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type AgentSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class Channel {

	/** @var ChannelSettings */
	private array $settings;

	/**
	 * Creates a channel from its settings, in which no value may be missing.
	 *
	 * @param ChannelSettings $settings Completed settings.
	 */
	public static function from_array( array $settings ): self {
		$channel           = new self();
		$channel->settings = $settings;
		return $channel;
	}

	/** @return ChannelSettings */
	public function to_array(): array {
		return $this->settings;
	}

	/** Returns the stored name of the channel's type, such as `Whatsapp`. */
	public function type(): string {
		return $this->settings['channel'];
	}

	public function value(): string {
		return $this->settings['value'];
	}

	/** Returns the owner's label, or an empty string if the type's name is used instead. */
	public function label(): string {
		return $this->settings['label'];
	}

	/**
	 * @return list<AgentSettings> The stored agents, even if the channel currently uses a single value instead.
	 */
	public function agents(): array {
		return $this->settings['agents'];
	}

	/**
	 * Checks whether the owner turned on agents for the channel and entered at least one.
	 */
	public function is_team(): bool {
		return $this->settings['team'] && array() !== $this->agents();
	}

	/** Checks whether visitors must agree before a chat starts. */
	public function asks_consent(): bool {
		return 'Whatsapp' === $this->type() && '' !== $this->consent();
	}

	public function consent(): string {
		return $this->settings['popup_consent'];
	}

	/** Returns the URL of the page that explains the consent: the site's privacy policy page, unless the owner has entered another page. */
	public function consent_page(): string {
		$page = $this->settings['popup_consent_page'];
		return '' === $page ? (string) get_privacy_policy_url() : $page;
	}

	/**
	 * Returns the channel with a different message and number. A new number also replaces any agents.
	 *
	 * @param string $number  Number; empty to keep the current one.
	 * @param string $message Message; empty to keep the current one.
	 */
	public function with_contact( string $number, string $message ): self {
		$own = '' === $message ? array() : array( 'message' => $message );
		if ( '' !== $number ) {
			$own += array(
				'value'  => $number,
				'team'   => false,
				'agents' => array(),
			);
		}
		return self::from_array( $own + $this->settings );
	}
}
