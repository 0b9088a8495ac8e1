<?php
/**
 * Channel types from other plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps only those channel types from other plugins that a widget can use.
 *
 * @phpstan-import-type ChannelType from Channels
 */
final class OfferedChannels {

	/**
	 * Kinds of value that a channel may have.
	 */
	const KINDS = array( 'number', 'phone', 'email', 'name', 'url' );

	/**
	 * Defaults for a channel type whose plugin provides only a name and a URL.
	 */
	const USUAL = array(
		'color'   => '#1E88E5',
		'kind'    => 'name',
		'example' => '',
		'svg'     => '',
		'hasTeam' => false,
	);

	/**
	 * Returns the filtered channel types: ours unchanged, and the valid ones from other plugins. Reports invalid ones with `_doing_it_wrong()`.
	 *
	 * @param mixed                      $offered Types that other plugins offer.
	 * @param array<string, ChannelType> $ours    Our types.
	 * @return array<string, ChannelType>
	 */
	public static function among( $offered, array $ours ): array {
		$channels = array();
		foreach ( is_array( $offered ) ? $offered : $ours as $type => $channel ) {
			if ( isset( $ours[ $type ] ) ) {
				$channels[ $type ] = $ours[ $type ];
			} elseif ( self::is_good( $type, $channel ) ) {
				$channels[ $type ] = array_merge(
					self::USUAL,
					array_intersect_key( $channel, self::USUAL + array( 'name' => '', 'link' => '' ) ),
					array( 'type' => strtolower( $type ) )
				);
			} else {
				_doing_it_wrong(
					'hadaya_channels',
					esc_html(
						sprintf(
							/* translators: 1: name of a filter, 2: name of a channel. */
							__(
								'%1$s: the channel “%2$s” was ignored. It needs a key like “My_Service”, a “name”, a “link” with %%s for the value, and a valid “kind”.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
								'hadaya'
							),
							'hadaya_channels',
							(string) $type
						)
					),
					'1.0.0'
				);
			}
		}
		return array() === $channels ? $ours : $channels;
	}

	/**
	 * Checks whether a widget can use a channel type, whose name becomes part of class names and counters.
	 *
	 * @param int|string $type    Type.
	 * @param mixed      $channel Channel.
	 * @return bool
	 */
	private static function is_good( $type, $channel ): bool {
		if (
			! is_string( $type )
			|| 1 !== preg_match( '/^[A-Z][A-Za-z0-9]*(_[A-Z0-9][A-Za-z0-9]*)*$/D', $type )
			|| strlen( $type ) > 30
			|| ucwords( strtolower( $type ), '_' ) !== $type
			|| 1 === preg_match( '/_\d+$/D', $type )
		) {
			return false;
		}
		if (
			! is_array( $channel )
			|| ! isset( $channel['name'], $channel['link'] )
			|| ! is_string( $channel['name'] )
			|| '' === $channel['name']
			|| ! is_string( $channel['link'] )
			|| false === strpos( $channel['link'], '%s' )
		) {
			return false;
		}
		return ! isset( $channel['kind'] ) || in_array( $channel['kind'], self::KINDS, true );
	}
}
