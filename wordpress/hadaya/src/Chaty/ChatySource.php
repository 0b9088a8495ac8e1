<?php
/**
 * The replaced contact plugin as a plugin to move from.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\MoveSource;
use Hadaya\Swap\ActivePlugins;

defined( 'ABSPATH' ) || exit;

/**
 * Chaty, its free and its paid version.
 */
final class ChatySource implements MoveSource {

	/**
	 * The name that a call gives it.
	 *
	 * @return string
	 */
	public function id(): string {
		return 'chaty';
	}

	/**
	 * The name that an owner knows it by.
	 *
	 * @return string
	 */
	public function name(): string {
		return 'Chaty';
	}

	/**
	 * Folders of the plugin.
	 *
	 * @return string[]
	 */
	public function folders(): array {
		return ActivePlugins::FOLDERS['contact-widget'];
	}

	/**
	 * Every widget that it keeps.
	 *
	 * @return array[]
	 */
	public function widgets(): array {
		return ChatyData::widgets();
	}

	/**
	 * One of its widgets as ours.
	 *
	 * @param string    $id    What the names of its options end in.
	 * @param MoveNotes $notes Gets what is changed and what cannot be taken.
	 * @return array[]
	 */
	public function read( string $id, MoveNotes $notes ): array {
		$data  = new ChatyData( $id );
		$lists = array( 'channels' => ( new ChatyChannels( $notes ) )->read( $data ) );

		list( $form, $left ) = ChatyForm::read( $data );
		$notes->leave_all( $left );
		ChatyWidget::note( $data, $notes );
		return array(
			'widget' => array( 'form' => array() !== $form ) + $lists + ChatyWidget::read( $data ) + ( new ChatyTimes( $notes ) )->read( $data ),
			'form'   => $form,
		);
	}

	/**
	 * What all of its widgets share: the first trigger shows a widget and ends the others.
	 *
	 * @return array
	 */
	public function common(): array {
		return array(
			'trigger_mode' => 'any',
			'outside'      => 'hide',
			'unknown'      => 'show',
		);
	}
}
