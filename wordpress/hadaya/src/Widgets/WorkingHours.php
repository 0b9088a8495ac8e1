<?php
/**
 * Working hours of agents.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Formats the working hours of agents as text.
 *
 * @phpstan-import-type CommonSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class WorkingHours {

	/**
	 * Names of weekdays in working hours, Sunday first.
	 */
	const DAYS = array( 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' );

	/**
	 * Returns all working hours for `window.hadaya.settings.contact.agentHours`; empty if there are none.
	 *
	 * @param Channels       $known   Types of channels.
	 * @param list<Widget>   $widgets Widgets.
	 * @param CommonSettings $common  Shared settings.
	 * @return array{}|array{zone: string, away: string, allAway: string, people: list<array{channel: string, agent: string, hours: string}>}
	 */
	public static function hours( Channels $known, array $widgets, array $common ): array {
		$people = array_merge( ...array_map( static fn ( Widget $widget ): array => self::people( $known, $widget ), $widgets ) );
		if ( array() === $people ) {
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
	 * Returns the agents of a widget who have working hours, with the hours as text.
	 *
	 * @param Channels $known  Channel types.
	 * @param Widget   $widget Widget.
	 * @return list<array{channel: string, agent: string, hours: string}>
	 */
	private static function people( Channels $known, Widget $widget ): array {
		$people = array();
		$slugs  = $widget->slugs();
		foreach ( array_filter( $widget->channels(), array( $known, 'has_people' ) ) as $index => $channel ) {
			foreach ( $channel->agents() as $agent ) {
				if ( array() !== $agent['hours'] ) {
					$people[] = array(
						'channel' => $slugs[ $index ],
						'agent'   => $known->plain( $channel->type(), $agent['value'] ),
						'hours'   => implode( '; ', array_map( array( __CLASS__, 'line' ), $agent['hours'] ) ),
					);
				}
			}
		}
		return $people;
	}

	/**
	 * Formats one row of working hours as text, such as `Sun,Mon 09:00-18:00`.
	 *
	 * @param array{days: list<string>, start: string, end: string} $line Stored line.
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
