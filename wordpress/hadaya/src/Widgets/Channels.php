<?php
/**
 * Channel types for the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Schema\OwnerSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Defines our widget's channel types and the link for each. `ChannelValues` validates their values.
 *
 * @phpstan-type ChannelType array{name: string, type: string, color: string, link: string, kind: string, example: string,
 *   hasTeam: bool, svg?: string}
 */
final class Channels {

	private OwnerSchema $owner_schema;

	public function __construct( OwnerSchema $owner_schema ) {
		$this->owner_schema = $owner_schema;
	}

	/**
	 * Returns all channel types: `name`; `type`, the name on a page; `color`; `link`, a URL with `%s` for the value; `kind` of value; `example`;
	 * `hasTeam`, whether it may have several agents. Types from other plugins also have an icon in `svg`.
	 *
	 * Kinds of value: `number` (digits with the country code), `phone`, `email`, `name` (of a person or page) and `url`.
	 *
	 * @return array<string, ChannelType>
	 */
	public function all(): array {
		$ours = $this->owner_schema->channels();
		if ( ! has_filter( 'hadaya_channels' ) ) {
			return $ours;
		}
		/**
		 * Filters the channel types that owners can choose, by storage name: capitalised words joined by `_`. Channels
		 * of removed types stay in the settings but are not shown to visitors.
		 *
		 * @since 1.0.0
		 *
		 * @param array[] $channels Each with `name` (displayed), `link` (a URL with %s for the value), and optionally `kind` of value (number, phone,
		 * email, name or url), `color`, `example`, `svg` (its icon).
		 */
		$offered = apply_filters( 'hadaya_channels', $ours );
		return OfferedChannels::among( $offered, $ours );
	}

	/**
	 * Checks whether a channel type may have several agents; false for an unknown type.
	 *
	 * @param string $type Type.
	 * @return bool
	 */
	public function has_team( string $type ): bool {
		$known = $this->all();
		return isset( $known[ $type ] ) && $known[ $type ]['hasTeam'];
	}

	/**
	 * Checks whether a channel uses agents and its type allows them.
	 *
	 * @param Channel $channel Channel.
	 * @return bool
	 */
	public function has_people( Channel $channel ): bool {
		return $channel->is_team() && $this->has_team( $channel->type() );
	}

	/**
	 * Returns the name, prompt, example, kind, link and input type of each channel type, for the settings app.
	 *
	 * @return array<string, array{name: string, asked: string, example: string, kind: string, link: string, input: string}>
	 */
	public function describe(): array {
		$asked = array(
			'number' => __( 'Number with country code', 'hadaya' ),
			'phone'  => __( 'Phone number', 'hadaya' ),
			'email'  => __( 'Email address', 'hadaya' ),
			'name'   => __( 'Username', 'hadaya' ),
			'url'    => __( 'URL with https://', 'hadaya' ),
		);
		$found = array();
		foreach ( $this->all() as $type => $channel ) {
			$found[ $type ] = array(
				'name'    => $channel['name'],
				'asked'   => $asked[ $channel['kind'] ],
				'example' => $channel['example'],
				'kind'    => $channel['kind'],
				'link'    => $channel['link'],
				'input'   => array(
					'number' => 'tel',
					'phone'  => 'tel',
					'email'  => 'email',
					'name'   => 'text',
					'url'    => 'url',
				)[ $channel['kind'] ],
			);
		}
		return $found;
	}

	/**
	 * Returns a value for URLs and widgets, without the + that marks a number as incomplete.
	 *
	 * @param string $type  Type of the channel.
	 * @param string $value Stored value.
	 * @return string
	 */
	public function plain( string $type, string $value ): string {
		return 'number' === $this->all()[ $type ]['kind'] ? ltrim( $value, '+' ) : $value;
	}
}
