<?php
/**
 * The people behind channels as the contact widget reads them.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Schema\ChannelSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Turns the owner's people and their working hours into what the contact widget reads.
 */
final class AgentRecords {


	/**
	 * Weekdays as working hours are written, 0 for Sunday.
	 */
	const DAYS = array( 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' );

	/**
	 * The keys of a channel's record that tell of its people; none for a channel without.
	 *
	 * @param  array  $channel Completed channel.
	 * @param  string $color   Colour of the channel.
	 * @param  string $label   Name of the channel.
	 * @return array
	 */
	public static function keys( array $channel, string $color, string $label ): array {
		if (! ChannelSchema::has_team( $channel ) ) {
			return array();
		}
		$agents = array();
		foreach ( $channel['agents'] as $agent ) {
			$agents[] = array(
				'value'            => Channels::plain( $channel['channel'], $agent['value'] ),
				'agent_title'      => $agent['name'],
				'agent_image'      => $agent['image'],
				'agent_bg_color'   => $color,
				'link_type'        => 'personal',
				'pre_set_message'  => $channel['message'],
				'use_whatsapp_web' => 'yes',
				'viber_url'        => '',
			);
		}
		return array(
			'is_agent'          => '1',
			'is_agent_desktop'  => $channel['desktop'] ? '1' : '0',
			'is_agent_mobile'   => $channel['mobile'] ? '1' : '0',
			'agent_data'        => $agents,
			'header_text'       => '' === $channel['team_title'] ? $label : $channel['team_title'],
			'header_sub_text'   => '',
			'header_bg_color'   => $color,
			'header_text_color' => '#ffffff',
		);
	}

	/**
	 * Everybody's working hours for `window.hadaya.settings.contact.agentHours`; empty when nobody has any.
	 *
	 * @param  array[] $widgets Settings of the widgets.
	 * @param  array   $common  What they share.
	 * @return array
	 */
	public static function hours( array $widgets, array $common ): array {
		$people = array_merge( ...array_map( array( __CLASS__, 'people' ), $widgets ) );
		if (array() === $people ) {
			return array();
		}
		return array(
			'zone'    => $common['zone'],
			'away'    => $common['away'],
			'allAway' => $common['all_away'],
			'people'  => array_values( array_unique( $people, SORT_REGULAR ) ),
		);
	}

	/**
	 * The people of a widget who have working hours.
	 *
	 * @param  array $widget Settings of the widget.
	 * @return array[]
	 */
	private static function people( array $widget ): array {
		$people = array();
		$slugs  = Channels::slugs( $widget['channels'] );
		foreach ( array_filter( $widget['channels'], array( ChannelSchema::class, 'has_team' ) ) as $index => $channel ) {
			foreach ( $channel['agents'] as $agent ) {
				if (array() !== $agent['hours'] ) {
					$people[] = array(
						'channel' => $slugs[ $index ],
						'agent'   => Channels::plain( $channel['channel'], $agent['value'] ),
						'hours'   => implode( '; ', array_map( array( __CLASS__, 'line' ), $agent['hours'] ) ),
					);
				}
			}
		}
		return $people;
	}

	/**
	 * Working hours as people write them, `Sun,Mon 09:00-18:00`.
	 *
	 * @param  array $line Stored line.
	 * @return string
	 */
	private static function line( array $line ): string {
		$days = array();
		foreach ( $line['days'] as $day ) {
			$days[] = self::DAYS[ (int) $day ];
		}
		return implode( ',', $days ) . ' ' . $line['start'] . '-' . $line['end'];
	}
}
