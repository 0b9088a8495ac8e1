<?php
/**
 * Agents for a channel in the replaced contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\PluginData;
use Hadaya\Move\StoredValue;
use Hadaya\Widgets\ChannelValues;
use Hadaya\Widgets\Channels;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the agents of one of Chaty's channels and notes settings that cannot be moved.
 */
final class ChatyTeam {

	private Channels $channels;
	private ChannelValues $channel_values;
	private PluginData $plugin_data;
	private MoveNotes $notes;

	public function __construct( Channels $channels, ChannelValues $channel_values, PluginData $plugin_data, MoveNotes $notes ) {
		$this->channels       = $channels;
		$this->channel_values = $channel_values;
		$this->plugin_data    = $plugin_data;
		$this->notes          = $notes;
	}

	/**
	 * Checks whether a channel has agents.
	 *
	 * @param array<string, mixed> $given Settings of the channel.
	 * @return bool
	 */
	public static function has_people( array $given ): bool {
		return ! empty( $given['is_agent'] ) && isset( $given['agent_data'] ) && array() !== StoredValue::lists( $given['agent_data'] );
	}

	/**
	 * Converts a channel's agents and their heading; null if the channel's type supports no agents, or no agent has a valid number or address.
	 *
	 * @param string               $type  Our type.
	 * @param array<string, mixed> $given Settings of the channel.
	 * @return array<string, mixed>|null
	 */
	public function read( string $type, array $given ): ?array {
		$name = ChatyValues::name( $type, $given );
		if ( ! $this->channels->has_team( $type ) ) {
			$this->notes->leave( $name, __( 'This channel does not support multiple agents.', 'hadaya' ) );
			return null;
		}
		$agents = array();
		foreach ( StoredValue::lists( $given['agent_data'] ) as $agent ) {
			$title = StoredValue::text_of( $agent, 'agent_title' );
			$value = ChatyValues::value( $type, $agent );
			if ( '' === $value ) {
				continue;
			}
			list( $clean, $problem ) = $this->channel_values->clean( $type, $value );
			if ( '' !== $problem ) {
				$this->notes->leave( $name . ': ' . $title, StoredValue::short( $value ) . ' – ' . $problem );
				continue;
			}
			$agents[] = array(
				'name'  => '' === $title ? $clean : $title,
				'value' => $clean,
				'image' => $this->plugin_data->picture( $agent, 'image_id' ),
			);
		}
		if ( array() === $agents ) {
			return null;
		}
		return array(
			'team'       => true,
			'team_title' => StoredValue::text_of( $given, 'agent_header_text' ),
			'agents'     => $agents,
		);
	}
}
