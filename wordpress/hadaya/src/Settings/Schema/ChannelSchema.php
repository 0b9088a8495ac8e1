<?php
/**
 * The fields of a channel.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

use Hadaya\Widgets\Channels;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of one channel of our own contact widget, as they stand in `owner.json`, for the types of channel that this site
 * knows.
 */
final class ChannelSchema {

	/**
	 * Every field by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public static function fields(): array {
		return WidgetSchema::fields()['channels']['items']['properties'];
	}

	/**
	 * Fields of a channel with the types that this site knows.
	 *
	 * @param array[] $fields Fields as the contact widget describes them.
	 * @return array[]
	 */
	public static function with_known_types( array $fields ): array {
		$known = Channels::all();

		$fields['channel']['enum']      = array_keys( $known );
		$fields['channel']['enumNames'] = array_column( $known, 'name' );
		$fields['channel']['default']   = (string) key( $known );
		$fields['team']['when']['in']   = array_values( array_filter( array_keys( $known ), array( Channels::class, 'has_team' ) ) );
		return $fields;
	}
}
